import { readdirSync, readFileSync } from 'node:fs';
import { everyReading } from './readings.ts';

const FOLDER = new URL('./emails/', import.meta.url);
const MARK = /\{\{(\w+):([^}]+)\}\}/g;
/** The kinds whose details are names: each word of a name must be gone. */
const NAMES = new Set(['header', 'greeting', 'signature', 'repeated', 'quoted', 'unannounced']);
/** Any five characters in a row of a number, a link or an address give away that part of it stayed. */
const PIECE = 5;

export interface PlantedEmail {
  name: string;
  /** As it is reported: decoded text or a full source. */
  text: string;
  /** Without the planted details. */
  rest: string;
  details: Detail[];
}

export interface Detail {
  kind: string;
  value: string;
}

/** The emails of one half: `emails/HALF/LANGUAGE.txt`, parted by `=====`, with `{{kind:value}}` around each detail. */
export function plantedEmails(half: 'tuning' | 'held-out'): PlantedEmail[] {
  const folder = new URL(`${half}/`, FOLDER);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^=====\n/m)
      .map((marked, index) => ({
        name: `${half}/${file} ${index + 1}`,
        text: encode(marked.replace(MARK, '$2')),
        rest: marked.replace(MARK, ' '),
        details: [...marked.matchAll(MARK)].map(([, kind = '', value = '']) => ({ kind, value })),
      })),
  );
}

/** The details that can still be read, even in part, in the de-identified email. */
export function left(email: PlantedEmail, hidden: string): Detail[] {
  const readings = everyReading(hidden, 2);
  return email.details.filter((detail) => piecesOf(detail, email).some((piece) => readings.includes(piece)));
}

/** What must not be left of a detail: what the rest of the email does not say as well. */
export function piecesOf({ kind, value }: Detail, { rest }: PlantedEmail): string[] {
  if (NAMES.has(kind)) return value.split(/[\s,-]+/).filter((word) => /^\p{Lu}.{2}/u.test(word));
  if (kind === 'address') return [`${value}@`];
  const pieces = Array.from({ length: Math.max(1, value.length - PIECE + 1) }, (_, at) => value.slice(at, at + PIECE));
  return pieces.filter((piece) => !rest.includes(piece));
}

/** How many words there are beside the details, and which of them are gone. */
export function lostWords(email: PlantedEmail, hidden: string): { words: number; lost: string[] } {
  const kept = new Map<string, number>();
  for (const word of wordsOf(hidden)) kept.set(word, (kept.get(word) ?? 0) + 1);
  const words = wordsOf(email.rest);
  const lost = words.filter((word) => {
    const times = kept.get(word) ?? 0;
    kept.set(word, times - 1);
    return times <= 0;
  });
  return { words: words.length, lost };
}

const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

function encode(source: string): string {
  const [headers = '', ...rest] = source.split('\n\n');
  const [, encoding] = /^Content-Transfer-Encoding: (base64|quoted-printable)$/m.exec(headers) ?? [];
  const body = rest.join('\n\n');
  if (!encoding) return source;
  const inWords = headers.replace(
    /[^\s"<>,]*[^\0-\x7f][^"<>,\n]*?(?=["<>,\n]| <|$)/g,
    (word) => `=?utf-8?B?${base64(word)}?=`,
  );
  return `${inWords}\n\n${encoding === 'base64' ? base64(body).replace(/.{76}/g, '$&\n') : quotedPrintable(body)}`;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

function quotedPrintable(text: string): string {
  const escaped = text.replace(/[^\n\x20-\x3c\x3e-\x7e]/g, (found) =>
    [...Buffer.from(found)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
  return escaped.replace(/(?:=..|[^=\n]){70,72}(?=.)/g, '$&=\n');
}
