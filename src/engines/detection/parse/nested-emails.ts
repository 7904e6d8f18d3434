import type { Analysis } from '../analysis.ts';
import type { Letter } from '../email.ts';
import { LIMITS } from '../limits.ts';
import type { FileLink } from '../attachments/file-reading.ts';
import { type Link, takeApart } from './links.ts';

/** Something inside the letter that says something of its own, and what was found in it. */
export interface Enclosure {
  kind: 'message' | 'calendar';
  letter: Letter;
  analysis: Analysis;
}

/** What is enclosed in a letter and can be judged like one: messages, and calendar entries by their words. */
export function enclosedIn({ nested = [], calendar = [], from }: Letter): Pick<Enclosure, 'kind' | 'letter'>[] {
  const entries = calendar.map(({ summary, description, location, url }) => ({
    kind: 'calendar' as const,
    letter: {
      subject: summary,
      body: [description, location, url].filter((text) => text !== '').join('\n'),
      ...(from === undefined ? {} : { from }),
    },
  }));
  const messages = nested.map((letter) => ({ kind: 'message' as const, letter }));
  return [...messages, ...entries];
}

/** Links to web pages in files, pictures and calendar entries. Others are how documents point to their own parts. */
export function attachedLinks(letter: Letter, inFiles: readonly FileLink[]): Link[] {
  const inCodes = (letter.qrCodes ?? []).map(({ text, attachment }) => ({
    href: text,
    text: '',
    source: `the QR code in ${attachment === '' ? 'a picture' : `“${attachment}”`}`,
  }));
  const distinct = new Map([...inCodes, ...inFiles].map((link) => [`${link.href} ${link.text}`, link]));
  return [...distinct.values()]
    .slice(0, LIMITS.inside.links)
    .map(({ href, text, source }) => ({ ...takeApart({ href, start: 0, end: 0, image: false }, ''), text, source }))
    .filter(({ host, scheme }) => host !== '' || ATTACKING.has(scheme));
}

const ATTACKING = new Set(['search-ms', 'ms-msdt', 'vbscript']);
