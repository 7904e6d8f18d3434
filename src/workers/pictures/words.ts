import type { Box, PictureText } from '../../engines/detection/index.ts';
import { LIMITS } from '../../engines/detection/limits.ts';

/** A word as it was recognised, with its place in pixels. */
export interface ReadWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  startsLine: boolean;
}

/** A line further away than this, in line heights, begins a paragraph; so does a line of another size. */
const GAP = 1.2;
const SIZE = 1.5;
/** Recognition splits words of Hangul; a real space is wider, in heights of the line. */
const HANGUL = /[\uac00-\ud7a3]/;
const SPACE = 0.22;
/** Scripts without spaces: recognition puts some between their characters. */
const DENSE = /[\u0e00-\u0e7f\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u;

/** Joins words to a text of lines and paragraphs, up to the limits, and keeps where each is on the picture. */
export function textOfWords(
  read: readonly ReadWord[],
  { width, height }: { width: number; height: number },
): Pick<PictureText, 'text' | 'words'> {
  let text = '';
  const words: { start: number; end: number; box: Box }[] = [];
  let line: ReadWord | null = null;
  let before: ReadWord | null = null;
  for (const word of read.slice(0, LIMITS.pictures.words)) {
    if (before !== null) text += separator(before, word, line);
    if (word.startsLine || line === null) line = word;
    // Text in a picture is never markup.
    const written = word.text.replaceAll('<', '‹');
    if (text.length + written.length > LIMITS.pictures.text) break;
    const start = text.length;
    text += written;
    const box = {
      left: rounded(word.left / width),
      top: rounded(word.top / height),
      width: rounded((word.right - word.left) / width),
      height: rounded((word.bottom - word.top) / height),
    };
    words.push({ start, end: text.length, box });
    before = word;
  }
  return { text: text.trimEnd(), words };
}

function separator(before: ReadWord, word: ReadWord, line: ReadWord | null): string {
  if (word.startsLine && line !== null && beginsParagraph(line, word)) return '\n\n';
  const isDense = DENSE.test(before.text.at(-1) ?? '') && DENSE.test(word.text[0] ?? '');
  const isSplit = HANGUL.test(before.text.at(-1) ?? '') && HANGUL.test(word.text[0] ?? '') && isClose(before, word);
  return isDense || isSplit ? '' : ' ';
}

function isClose(before: ReadWord, word: ReadWord): boolean {
  const height = Math.max(before.bottom - before.top, word.bottom - word.top);
  return !word.startsLine && word.left - before.right < height * SPACE;
}

function beginsParagraph(line: ReadWord, word: ReadWord): boolean {
  const [short, tall] = [line, word].map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  if (short === undefined || tall === undefined) return false;
  return word.top - line.bottom > tall * GAP || tall > short * SIZE || word.bottom < line.top;
}

/** A ten-thousandth of a picture is less than a pixel. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
