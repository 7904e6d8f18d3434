import type { Attachment } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { Base64Content } from '../mime/base64.ts';
import { kindOf } from './signature.ts';

const DATA_URI = /data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=]{200,90000})/gi;

/** Images embedded in the HTML itself. */
export function embeddedPictures(html: string): Attachment[] {
  return [...html.slice(0, LIMITS.source).matchAll(DATA_URI)]
    .slice(0, LIMITS.qr.pictures + 1)
    .map(([, digits = '']) => {
      const decoder = new Base64Content();
      decoder.add(new TextEncoder().encode(digits), LIMITS.qr.bytes);
      return { filename: '', mimeType: 'image/*', size: decoder.size, content: decoder.decoded() };
    });
}

/** Whether a file is an image too large to be searched for QR codes. */
export function isLongPicture({ content, size }: Attachment): boolean {
  return content !== undefined && size > LIMITS.qr.bytes && kindOf(content) === 'picture';
}

/** Whether a file is an image that may contain a QR code, or a document with such images. */
export function mayHoldQrCode({ content, size }: Attachment): boolean {
  if (!content || content.length === 0 || content.length < size) return false;
  const kind = kindOf(content);
  return kind === 'pdf' || (kind === 'picture' && content.length <= LIMITS.qr.bytes);
}
