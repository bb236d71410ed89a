declare module 'virtual:words/en' {
  const text: string;
  export default text;
}
declare module 'virtual:words/ru' {
  const text: string;
  export default text;
}
declare module 'virtual:content/outlive' {
  const printed: import('./games/outlive/printed').Printed;
  export default printed;
}
declare module 'virtual:content/lifeboat' {
  const printed: import('./games/lifeboat/printed').Printed;
  export default printed;
}
