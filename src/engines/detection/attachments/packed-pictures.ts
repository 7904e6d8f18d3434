import type { Attachment } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { partsOf } from './pdf.ts';
import { kindOf } from './signature.ts';
import { zipMembers } from './zip.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|heic|tiff?|bmp)$/i;
const IMAGE = /\/Subtype\s{0,5}\/Image\b/;
/** The only filter: a JPEG as it would be in a file. */
const JPEG = /\/Filter\s{0,5}\[?\s{0,5}\/DCTDecode\b/;

/** The pictures in an office document or an archive, and the pages of a PDF that is a scan, up to the limits. */
export function packedPictures(attachment: Attachment): Uint8Array[] {
  const { content, size, text = '' } = attachment;
  if (!content || content.length < size) return [];
  const kind = kindOf(content);
  if (kind === 'pdf') return text.trim() === '' ? scannedPages(content) : [];
  return kind === 'zip' ? picturesInZip(content) : [];
}

/** Scanners put each page into a PDF as one JPEG. */
function scannedPages(content: Uint8Array): Uint8Array[] {
  return partsOf(content)
    .streams.filter(({ dictionary }) => IMAGE.test(dictionary) && JPEG.test(dictionary))
    .slice(0, LIMITS.pictures.packed)
    .map(({ packed }) => packed);
}

function picturesInZip(content: Uint8Array): Uint8Array[] {
  let left: number = LIMITS.pictures.packedBytes;
  return zipMembers(content)
    .filter(({ name, encrypted }) => PICTURE.test(name) && !encrypted && !name.startsWith('__MACOSX/'))
    .slice(0, LIMITS.pictures.packed)
    .map((member) => {
      const picture = member.content(left);
      left -= picture.length;
      return picture;
    });
}
