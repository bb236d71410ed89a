declare module 'virtual:content/outlive' {
  const printed: import('./printed').Printed;
  export default printed;
}
