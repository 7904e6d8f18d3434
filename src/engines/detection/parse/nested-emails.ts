import type { Analysis } from '../analysis.ts';
import type { FileLink } from '../attachments/file-reading.ts';
import type { Email, QrCode } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { contentOf } from './codes.ts';
import { TEXT_PART } from './email-links.ts';
import { isNameAlone, type Link, parseLinks } from './links.ts';

/** An attached email or a calendar entry, and its analysis. */
export interface NestedEmail {
  kind: 'message' | 'calendar';
  email: Email;
  analysis: Analysis;
}

/** Attachments that can be analysed like an email: emails, and calendar entries by their text. */
export function nestedIn({ nested = [], calendar = [], from }: Email): Pick<NestedEmail, 'kind' | 'email'>[] {
  const entries = calendar.map(({ summary, description, location, url }) => ({
    kind: 'calendar' as const,
    email: {
      subject: summary,
      body: [description, location, url].filter((text) => text !== '').join('\n'),
      ...(from === undefined ? {} : { from }),
    },
  }));
  const messages = nested.map((email) => ({ kind: 'message' as const, email }));
  return [...messages, ...entries];
}

/** The addresses written out in the texts of files, which programs turn into links. */
export function linksWritten(fileTexts: readonly { source: string; parsed: { links: readonly Link[] } }[]): FileLink[] {
  return fileTexts.flatMap(({ source, parsed }) =>
    parsed.links
      .filter((link) => link.source === undefined && !isNameAlone(link))
      .map(({ href, text }) => ({ href, text, source })),
  );
}

/** Links to the web in files, images and calendar entries. Other links are how documents refer to their own parts. */
export function attachedLinks(email: Email, inFiles: readonly FileLink[]): Link[] {
  const inCodes = (email.qrCodes ?? [])
    .filter((code) => contentOf(code) === 'page' || ATTACKING.has(code.text.split(':', 1)[0]?.toLowerCase() ?? ''))
    .map((code) => ({ href: code.text.trim(), text: '', source: `the QR code ${placeOf(code)}` }));
  const distinct = new Map([...inCodes, ...inFiles].map((link) => [`${link.href} ${link.text}`, link]));
  return [...distinct.values()]
    .slice(0, LIMITS.inside.links)
    .flatMap(({ href, text, source }) =>
      parseLinks({ href, start: 0, end: 0, image: false }, '').map((link) => ({
        ...link,
        text,
        source,
        bare: source === TEXT_PART,
      })),
    )
    .filter(({ host, scheme }) => host !== '' || ATTACKING.has(scheme));
}

function placeOf({ attachment, isDrawn }: QrCode): string {
  if (isDrawn) return 'drawn in the email';
  return attachment === '' ? 'in an image' : `in “${attachment}”`;
}

const ATTACKING = new Set(['search-ms', 'ms-msdt', 'vbscript']);
