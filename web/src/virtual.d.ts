declare module 'virtual:words/en' {
  const text: string;
  export default text;
}
declare module 'virtual:words/ru' {
  const text: string;
  export default text;
}
