import { readFileSync } from 'node:fs';
import { picturesToRead } from '../../../engines/detection/attachments/picture-files.ts';
import type { Email } from '../../../engines/detection/index.ts';
import { modelsFor } from '../../../workers/pictures/models.ts';
import { textsOfPictures } from '../../../workers/pictures/picture-text.ts';
import type { Capability, Case } from './capability.ts';
import { typeset } from './typeset.ts';

/** An email that says nothing or little, and what its picture says. */
interface Row extends Pick<Case, 'id' | 'language' | 'isAttack'> {
  from: string;
  subject: string;
  body: string;
  text: string;
}

const ROWS = new URL('pictures.jsonl', import.meta.url);
const MAILBOX = /^(.*) <(.*)>$/;

export const PICTURES: Capability = { title: 'Words in pictures', cases };

async function cases(): Promise<Case[]> {
  const rows = readFileSync(ROWS, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
  const pictures = await typeset(rows);
  const all: Case[] = [];
  // One after another: the time for each is limited.
  for (const [index, { id, language, isAttack, from, ...rest }] of rows.entries()) {
    const [, name = '', address = ''] = MAILBOX.exec(from) ?? [];
    const email = pictured({ ...rest, from: { name, address } }, pictures[index] ?? new Uint8Array());
    all.push({ id, language, isAttack, email: await withWords(email) });
  }
  return all;
}

/** An email with a picture: as its whole content, or attached where it has a text. */
export function pictured(
  { subject, body, from }: Pick<Email, 'subject' | 'body' | 'from'>,
  content: Uint8Array,
): Email {
  const isShown = body === '';
  return {
    subject,
    body,
    ...(isShown && { html: '<html><body><img src="cid:picture"></body></html>' }),
    ...(from && { from }),
    to: [{ name: '', address: 'ben@alder.example' }],
    headers: [],
    attachments: [{ filename: 'picture', mimeType: 'image/*', size: content.length, content, isShown }],
  };
}

export async function withWords(email: Email): Promise<Email> {
  const pictures = picturesToRead(email);
  return { ...email, pictures: await textsOfPictures({ pictures, models: modelsFor(email) }) };
}
