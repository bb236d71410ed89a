declare module 'virtual:content/aurora' {
  const printed: import('./printed').Printed;
  export default printed;
}
