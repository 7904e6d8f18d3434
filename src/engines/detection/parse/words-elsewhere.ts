import { decoded } from '../attachments/bytes.ts';
import { type Rendering, renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { Base64Content } from '../mime/base64.ts';

/** Words that an email displays although they are not in its text. */
export interface WordsElsewhere {
  /** In words for the reader. */
  source: string;
  text: string;
}

/** A drawing (SVG) written into the address of an image. */
const DRAWING = /^data:image\/svg\+xml(;[^,]{0,80})?,/i;
const DRAWINGS = 4;

/** The words of drawings inside the HTML, and those that its style sheet puts before and after elements. */
export function wordsElsewhere(html: Rendering | null): WordsElsewhere[] {
  if (html === null) return [];
  const drawings = html.images
    .filter(({ src }) => DRAWING.test(src))
    .slice(0, DRAWINGS)
    .map(({ src }) => ({ source: 'a picture', text: renderHtml(drawingOf(src)).text }));
  const styled = { source: 'the email’s style sheet', text: html.styledWords };
  return [...drawings, styled].filter(({ text }) => text.trim() !== '');
}

function drawingOf(src: string): string {
  const [start = '', parameters = ''] = DRAWING.exec(src) ?? [];
  const data = src.slice(start.length, start.length + LIMITS.inside.packedPage);
  if (/;base64$/i.test(parameters)) {
    const decoder = new Base64Content();
    decoder.add(new TextEncoder().encode(data), LIMITS.inside.packedPage);
    return decoded(decoder.decoded());
  }
  try {
    return decodeURIComponent(data);
  } catch {
    // A stray percent sign.
    return data;
  }
}
