import type { Evidence } from '../analysis.ts';
import type { Box, Email, PictureText } from '../email.ts';
import { LIMITS } from '../limits.ts';

/** With fewer words of its own, an email's picture counts as its text. */
const THIN = 40;
/** The area of a word on a screen, with its space, in characters 16 pixels high: 55 pixels in a line of 24. */
const PIXELS_PER_WORD = 1_300;
/** Fewer words are a logo or a label. */
const FEWEST = 5;
const PARAGRAPHS = '\n\n';
/** Characters shown before and after a quotation. */
const AROUND = 80;

/** Pictures whose words count like the email's own, and those that count like files. */
export interface SortedPictures {
  speaking: readonly PictureText[];
  beside: readonly PictureText[];
}

/** The number of words in a text, counted by spaces; in scripts without spaces, by pairs of characters. */
export function wordsIn(text: string): number {
  const dense = text.match(/[\u0e00-\u0e7f\u3041-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + Math.round(dense / 2);
}

/** Whether a picture has enough words to be read like a text. */
export function hasWords({ text }: Pick<PictureText, 'text'>): boolean {
  return wordsIn(text.slice(0, LIMITS.pictures.text)) >= FEWEST;
}

/** Whether an email has so few words that it may only be the frame of a picture. */
export function isThin(words: number): boolean {
  return words < THIN;
}

/** Whether a picture takes up more of the screen than the text beside it. */
export function isLargerThanText({ width, height }: Pick<PictureText, 'width' | 'height'>, words: number): boolean {
  return width * height > words * PIXELS_PER_WORD;
}

/**
 * Sorts an email's pictures by their role. A picture displayed instead of a text, or larger than the text, counts as
 * the email's text, and filler next to it changes nothing. A scan attached to a text counts as a file, and so does a
 * picture inside a file.
 */
export function sortedPictures({ pictures = [] }: Pick<Email, 'pictures'>, text: string): SortedPictures {
  const read = pictures.slice(0, LIMITS.pictures.count).filter(hasWords);
  if (read.length === 0) return { speaking: [], beside: [] };
  const words = wordsIn(text);
  const speaks = (picture: PictureText) =>
    picture.file === undefined && (isThin(words) || (picture.isShown && isLargerThanText(picture, words)));
  return { speaking: read.filter(speaks), beside: read.filter((picture) => !speaks(picture)) };
}

/** The email's text, followed by the words of its pictures. */
export function withPictures(text: string, speaking: readonly PictureText[]): string {
  return [text, ...speaking.map(textOfPicture)].join(PARAGRAPHS);
}

function textOfPicture({ text }: PictureText): string {
  return text.slice(0, LIMITS.pictures.text);
}

/** Whether an email is known only from a picture of it. */
export function isScreenshot({ pictures = [] }: Pick<Email, 'pictures'>): boolean {
  return pictures.some((picture) => picture.isScreenshot);
}

/** The name of a picture for the reader. */
export function namedPicture({
  name,
  file,
  isScreenshot,
}: Pick<PictureText, 'name' | 'file' | 'isScreenshot'>): string {
  if (isScreenshot) return 'the screenshot';
  if (file !== undefined) return `a picture in the file “${file}”`;
  return name === '' ? 'a picture' : `the picture “${name}”`;
}

/**
 * Evidence with its place on the picture, if it was found in a picture's words.
 * @param text as `withPictures` made it
 * @param own length of the email's own text
 */
export function placedEvidence(
  evidence: Evidence,
  { text, own, speaking }: { text: string; own: number; speaking: readonly PictureText[] },
): Evidence {
  const { start, end, where } = evidence;
  if (start === undefined || end === undefined || where === 'subject') return evidence;
  let from = own + PARAGRAPHS.length;
  for (const picture of speaking) {
    const until = from + textOfPicture(picture).length;
    if (start >= from && start < until) {
      return onPicture(evidence, picture, { text: text.slice(from, until), start: start - from, end: end - from });
    }
    from = until + PARAGRAPHS.length;
  }
  return evidence;
}

/** Evidence in a picture's words, quoted with its surroundings. */
export function onPicture(
  { quote, href }: Evidence,
  picture: PictureText,
  { text, start, end }: { text: string; start: number; end: number },
): Evidence {
  const box = boxOf(picture, start, end);
  return {
    quote,
    where: 'picture',
    // Nothing else can be the source in a screenshot.
    ...(picture.isScreenshot ? {} : { source: namedPicture(picture) }),
    picture: { name: picture.file ?? picture.name, width: picture.width, height: picture.height },
    ...(href === undefined ? {} : { href }),
    ...(box && { box }),
    around: surroundings(text, start, end),
  };
}

/** The smallest box around the words of a range; null if there are none. */
function boxOf({ words }: PictureText, start: number, end: number): Box | null {
  const boxes = words.filter((word) => word.start < end && word.end > start).map(({ box }) => box);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The text before and after a quote, in one line. */
export function surroundings(text: string, start: number, end: number): { before: string; after: string } {
  const line = (piece: string) => piece.replace(/\s+/g, ' ');
  return {
    before: `${start > AROUND ? '…' : ''}${line(text.slice(Math.max(0, start - AROUND), start))}`,
    after: `${line(text.slice(end, end + AROUND))}${end + AROUND < text.length ? '…' : ''}`,
  };
}
