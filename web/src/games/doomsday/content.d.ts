declare module 'virtual:content/doomsday' {
  const printed: import('./printed').Printed;
  export default printed;
}
