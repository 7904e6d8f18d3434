/** What the thread that reads pictures runs. */
export { textsOfPictures } from './picture-text.ts';
