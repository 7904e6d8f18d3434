import { type Analysis, analyse, type Email, isMessageSource } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import { SOURCE_LIMIT } from '../../features/predict/contract.ts';
import { toBase64 } from '../base64.ts';
import type { Selection } from '../selection.ts';

/** An email as it was read, and what the engine makes of it. */
export interface Examined {
  email: Email;
  analysis: Analysis;
  /** The whole message as it was received, where it was at hand. */
  source?: Uint8Array;
  /** The panel follows the page until the person brings an email of their own. */
  from: 'page' | 'selection' | 'file' | 'text';
}

/** How files of Outlook and of other old Office programs begin. */
const COMPOUND_FILE = toBase64(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0));

export function examineEmail(email: Email, from: Examined['from']): Examined {
  return { email, analysis: analyse(email), from };
}

/** Markup says where links lead; where there is none, the text has to do. */
export function examineSelection({ text, html }: Selection): Examined {
  return examineEmail({ subject: '', ...(html === '' ? { body: text } : { body: '', html }) }, 'selection');
}

/** Text that was pasted or dropped: a message's source is read as one. */
export async function examineText(text: string): Promise<Examined> {
  if (!isMessageSource(text)) return examineEmail({ subject: '', body: text }, 'text');
  return examineSource(new TextEncoder().encode(text), 'text');
}

/** A saved email. @returns a sentence when it is none */
export async function examineFile(file: File): Promise<Examined | string> {
  if (file.size > SOURCE_LIMIT) return 'This file is too large. It may have 25 MB at most.';
  // A dropped folder looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return 'This file could not be read.';
  if (toBase64(bytes.subarray(0, 4)) === COMPOUND_FILE) {
    return 'This is an Outlook file (.msg). In Outlook, save the email as .eml instead.';
  }
  if (!isMessageSource(new TextDecoder().decode(bytes.subarray(0, 64 * 1024)))) {
    return 'This is not a saved email. Save the email as .eml, or its source as a text file.';
  }
  return examineSource(bytes, 'file');
}

async function examineSource(source: Uint8Array, from: 'file' | 'text'): Promise<Examined> {
  return { ...examineEmail(await readMessage(source), from), source };
}
