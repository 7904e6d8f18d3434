/** The decoder alone: the package's entry brings an encoder along, which a browser would load for nothing. */
declare module 'jpeg-js/lib/decoder.js' {
  export { decode as default } from 'jpeg-js';
}
