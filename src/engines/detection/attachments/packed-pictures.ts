import type { Attachment } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { partsOf } from './pdf.ts';
import { objectsIn } from './pdf-objects.ts';
import { type PdfPicture, pdfPicture } from './pdf-pictures.ts';
import { kindOf } from './signature.ts';
import { zipMembers } from './zip.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|heic|tiff?|bmp)$/i;
/** A picture without a name of its own. */
export type PackedPicture = Pick<PdfPicture, 'content'> & Partial<Omit<PdfPicture, 'content'>>;

/** The pictures in an office document or an archive, and the pages of a PDF that is a scan, up to the limits. */
export function packedPictures(attachment: Attachment): PackedPicture[] {
  const { content, size, text = '' } = attachment;
  if (!content || content.length < size) return [];
  const kind = kindOf(content);
  if (kind === 'pdf') return text.trim() === '' ? scannedPages(content) : [];
  return kind === 'zip' ? picturesInZip(content) : [];
}

/** Scanners put each page into a PDF as one picture. */
function scannedPages(content: Uint8Array): PackedPicture[] {
  const { streams, objects } = partsOf(content);
  const objectOf = objectsIn(objects);
  return streams.flatMap((stream) => pdfPicture(stream, objectOf) ?? []).slice(0, LIMITS.pictures.packed);
}

function picturesInZip(content: Uint8Array): PackedPicture[] {
  let left: number = LIMITS.pictures.packedBytes;
  return zipMembers(content)
    .filter(({ name, encrypted }) => PICTURE.test(name) && !encrypted && !name.startsWith('__MACOSX/'))
    .slice(0, LIMITS.pictures.packed)
    .map((member) => {
      const picture = member.content(left);
      left -= picture.length;
      return { content: picture };
    });
}
