/** Only the decoder: the package's entry also contains an encoder, which a browser would load for nothing. */
declare module 'jpeg-js/lib/decoder.js' {
  export { decode as default } from 'jpeg-js';
}
