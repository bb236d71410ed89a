declare module 'virtual:content/lifeboat' {
  const printed: import('./printed').Printed;
  export default printed;
}
