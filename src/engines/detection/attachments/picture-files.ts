import type { Attachment, Email, PictureText } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { Base64Content } from '../mime/base64.ts';
import { isLargerThanText, isThin, wordsIn } from '../parse/pictures.ts';
import { readText } from '../parse/text.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';
import { kindOf } from './signature.ts';

/** A picture whose words should be read. */
export interface UnreadPicture extends PictureSize, Pick<PictureText, 'name' | 'isShown'> {
  content: Uint8Array;
}

/** Pictures inside the HTML itself; its length is limited. */
const DATA_URI = /data:image\/(?:png|jpe?g|gif);base64,([A-Za-z0-9+/=]{1000,})/gi;

/**
 * The pictures of an email that may say what its text does not: the largest first, up to the limits. None beside a text
 * that is longer than what a picture of that size can say. Remote pictures are never fetched.
 */
export function picturesToRead(email: Email): UnreadPicture[] {
  const candidates = candidatesOf(email);
  if (candidates.length === 0) return [];
  const words = wordsIn(readText(email).whole);
  let left: number = LIMITS.pictures.totalPixels;
  return candidates
    .filter((picture) => isThin(words) || isLargerThanText(picture, words))
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, LIMITS.pictures.count)
    .filter(({ width, height }) => {
      left -= width * height;
      return left >= 0;
    });
}

function candidatesOf({ attachments = [], html }: Email): UnreadPicture[] {
  return [...attachments, ...picturesInside(html ?? '')].flatMap(({ filename, content, size, isShown = false }) => {
    if (!content || content.length < size || kindOf(content) !== 'picture') return [];
    const measured = pictureSize(content);
    return measured && isReadable(measured) ? [{ name: filename, content, isShown, ...measured }] : [];
  });
}

/** Whether it is large enough for words, and small enough to decode. */
function isReadable({ width, height }: PictureSize): boolean {
  const { leastSide, leastPixels, pixels } = LIMITS.pictures;
  const area = width * height;
  return Math.min(width, height) >= leastSide && area >= leastPixels && area <= pixels;
}

function picturesInside(html: string): Attachment[] {
  const found: Attachment[] = [];
  for (const [, digits = ''] of html.slice(0, LIMITS.source).matchAll(DATA_URI)) {
    const decoder = new Base64Content();
    decoder.add(new TextEncoder().encode(digits), LIMITS.message.file);
    found.push({
      filename: '',
      mimeType: 'image/*',
      size: decoder.size,
      content: decoder.decoded(),
      isShown: true,
    });
    if (found.length >= LIMITS.pictures.count) break;
  }
  return found;
}
