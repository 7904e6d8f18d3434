/** What the thread that reads pictures runs. */
export { readScreenshot, textsOfPictures } from './picture-text.ts';
