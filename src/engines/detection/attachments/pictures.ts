import type { Attachment } from '../letter.ts';
import { LIMITS } from '../limits.ts';
import { kindOf } from './signature.ts';

/** Whether a file is a picture in which a QR code could be, or a document with such pictures in it. */
export function mayHoldQrCode({ content, size }: Attachment): boolean {
  if (!content || content.length === 0 || content.length < size) return false;
  const kind = kindOf(content);
  return kind === 'pdf' || (kind === 'picture' && content.length <= LIMITS.qr.bytes);
}
