declare module 'virtual:content/journal' {
  const printed: import('./printed').Printed;
  export default printed;
}
