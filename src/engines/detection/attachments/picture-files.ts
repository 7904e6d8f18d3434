import type { Attachment, Email, PictureText } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { Base64Content } from '../mime/base64.ts';
import { once } from '../parse/once.ts';
import { isLargerThanText, isThin, wordsIn } from '../parse/pictures.ts';
import { readText } from '../parse/text.ts';
import { type PackedPicture, packedPictures } from './packed-pictures.ts';
import type { PackedRows } from './pdf-pictures.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';
import { kindOf } from './signature.ts';

/** A picture whose words should be read. */
export interface UnreadPicture extends PictureSize, Pick<PictureText, 'name' | 'isShown' | 'file'> {
  content: Uint8Array;
  /** Set if the content isn't a file but rows of a PDF. */
  rows?: PackedRows;
}

/** Pictures inside the HTML itself; its length is limited. */
const DATA_URI = /data:image\/(?:png|jpe?g|gif|webp|avif|bmp|tiff);base64,([A-Za-z0-9+/=]{1000,})/gi;

/** The pictures of an email whose words should be read, and the ones left out. */
export interface PicturesOfEmail {
  toRead: readonly UnreadPicture[];
  /** Pictures in a format that is not decoded, too large or too many. */
  left: readonly Pick<UnreadPicture, 'name' | 'file'>[];
  /** Whether one of those that the email displays is in a format that is not decoded. */
  isShownLeft: boolean;
}

/** The pictures to be read. Remote pictures are never fetched. */
export function picturesToRead(email: Email): readonly UnreadPicture[] {
  return picturesOf(email).toRead;
}

/**
 * The pictures of an email, and of its documents and archives, that may say what its text does not: the largest first,
 * up to the limits. None next to a text that is longer than a picture of that size can contain.
 */
export const picturesOf = once((email: Email): PicturesOfEmail => {
  const given = candidatesOf(email);
  if (given.length === 0) return { toRead: [], left: [], isShownLeft: false };
  const words = wordsIn(readText(email).whole);
  const measured = given.filter((picture): picture is UnreadPicture => 'width' in picture);
  const undecoded = given.filter((one) => !('width' in one) && one.content.length >= LIMITS.pictures.leastBytes);
  const worthReading = measured.filter(
    (picture) => hasRoomForWords(picture) && (isThin(words) || isLargerThanText(picture, words)),
  );
  let pixels: number = LIMITS.pictures.totalPixels;
  const toRead = worthReading
    .filter(({ width, height }) => width * height <= LIMITS.pictures.pixels)
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, LIMITS.pictures.count)
    .filter(({ width, height }) => {
      pixels -= width * height;
      return pixels >= 0;
    });
  return {
    toRead,
    left: [...worthReading.filter((picture) => !toRead.includes(picture)), ...undecoded],
    isShownLeft: undecoded.some(({ isShown }) => isShown),
  };
});

type Candidate = UnreadPicture | Omit<UnreadPicture, keyof PictureSize>;

/** Pictures in a format that is not decoded have no size. */
function candidatesOf({ attachments = [], html }: Email): Candidate[] {
  const own = [...attachments, ...picturesInside(html ?? '')].flatMap(({ filename, content, size, isShown = false }) =>
    content && content.length >= size ? measured({ name: filename, content, isShown }) : [],
  );
  const packed = attachments.flatMap((attachment) =>
    packedPictures(attachment).flatMap((packed) =>
      candidateIn(packed, { name: '', file: attachment.filename, isShown: false }),
    ),
  );
  return [...own, ...packed];
}

function candidateIn(
  { content, packing, width = 0, height = 0 }: PackedPicture,
  about: Pick<UnreadPicture, 'name' | 'file' | 'isShown'>,
): Candidate[] {
  if (packing === undefined || packing === 'jpeg') return measured({ ...about, content });
  return [{ ...about, content, ...(packing && { width, height, rows: packing }) }];
}

function measured(picture: Omit<UnreadPicture, keyof PictureSize>): Candidate[] {
  if (kindOf(picture.content) !== 'picture') return [];
  return [{ ...picture, ...pictureSize(picture.content) }];
}

/** Whether it is large enough for words. */
function hasRoomForWords({ width, height }: PictureSize): boolean {
  const { leastSide, leastPixels } = LIMITS.pictures;
  return Math.min(width, height) >= leastSide && width * height >= leastPixels;
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
