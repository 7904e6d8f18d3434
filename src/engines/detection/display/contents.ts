import type { Email } from '../email.ts';
import { looksLikeHtml } from '../html/html.ts';
import { type ShownFile, shownFiles } from './files.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Hop, routeOf } from './route.ts';
import { SafePictures } from './safe-pictures.ts';
import { type SenderCheck, senderChecksOf } from './sender-checks.ts';

/** What a reader may want to see of an email besides its text. */
export interface EmailContents {
  /** Null for an email that is only text. */
  layout: Layout | null;
  /** Oldest first. */
  route: Hop[];
  checks: SenderCheck[];
  headers: { name: string; value: string }[];
  files: ShownFile[];
}

export function contentsOf({
  email,
  authservId,
  now,
}: {
  email: Email;
  authservId?: string;
  now: number;
}): EmailContents {
  const { html, body, attachments, headers = [] } = email;
  const source = html ?? (looksLikeHtml(body) ? body : undefined);
  return {
    layout: source === undefined ? null : layoutOf(source, new SafePictures(attachments, email.qrCodes)),
    route: routeOf(headers, now, authservId),
    checks: senderChecksOf(headers, authservId),
    headers: [...headers],
    files: shownFiles(email),
  };
}
