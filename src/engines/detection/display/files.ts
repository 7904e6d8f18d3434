import { newAllowance } from '../attachments/allowance.ts';
import type { FileReading } from '../attachments/file-reading.ts';
import { inspectAll } from '../attachments/inspect.ts';
import type { FileKind } from '../attachments/signature.ts';
import type { Email } from '../email.ts';

/** An attached file, and how far it was read. */
export interface ShownFile {
  name: string;
  /** As the email says. */
  claimedType: string;
  /** By its content; null when unknown. */
  kind: FileKind | null;
  size: number;
  /** Its content is not what its name says. */
  isDisguised: boolean;
  isEncrypted: boolean;
  /** `no`: none of its content; `partly`: some of it, or not its text. */
  wasRead: 'yes' | 'partly' | 'no';
}

export function shownFiles(email: Email): ShownFile[] {
  return inspectAll(email, newAllowance()).map((reading) => {
    const { attachment, kind, marks } = reading;
    return {
      name: attachment.filename,
      claimedType: attachment.mimeType,
      kind,
      size: attachment.size,
      isDisguised: marks.has('disguised-program') || marks.has('other-kind'),
      isEncrypted: marks.has('encrypted-archive') || marks.has('encrypted-document'),
      wasRead: extentOf(reading),
    };
  });
}

function extentOf({
  attachment: { content, size },
  isTextUnread,
  isCut,
  isClosed,
  marks,
}: FileReading): ShownFile['wasRead'] {
  if (!content || content.length === 0) return size === 0 ? 'yes' : 'no';
  if (isClosed || marks.has('encrypted-document')) return 'no';
  return isTextUnread || isCut || content.length < size || marks.has('encrypted-archive') ? 'partly' : 'yes';
}
