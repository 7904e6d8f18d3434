import { analyse, isMessageSource } from '../../../src/engines/detection/index.ts';
import { displayBody, readMessage } from '../../../src/engines/detection/mime/message.ts';
import { makeDocx } from '../../support/make-docx.ts';
import {
  makeCompoundFile,
  makeMacro,
  makePdfOf,
  makePng,
  makeProgram,
  makeQrPng,
  pdfStream,
} from '../../support/make-files.ts';
import { type MessagePart, makeInvitation, makeMessage } from '../../support/make-message.ts';
import { makeTnef } from '../../support/make-tnef.ts';
import { makeZip } from '../../support/make-zip.ts';

/** Messages that together reach every parser of the engine. */
const SEEDS: readonly Uint8Array[] = seeds().map((source) => new TextEncoder().encode(source));
const MAX_RUN_LENGTH = 64;

export interface Mutation {
  seed: number;
  /** Each has a position, as a share of the length, an operation, and a number for it. */
  steps: readonly { at: number; kind: number; value: number }[];
}

/** Pseudo-random numbers from 0 to 1, the same on every machine (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomMutation(random: () => number): Mutation {
  const steps = Array.from({ length: 1 + Math.floor(random() * 8) }, () => ({
    at: random(),
    kind: Math.floor(random() * 6),
    value: Math.floor(random() * 256),
  }));
  return { seed: Math.floor(random() * SEEDS.length), steps };
}

/** A message with some bytes changed, removed, repeated, cut off or taken from another message. */
export function mutated({ seed, steps }: Mutation): Uint8Array {
  let bytes = Array.from(SEEDS[seed % SEEDS.length] ?? []);
  for (const { at, kind, value } of steps) {
    const place = Math.floor(at * bytes.length);
    const run = 1 + (value % MAX_RUN_LENGTH);
    if (kind === 0) bytes[place] = value;
    else if (kind === 1) bytes[place] = (bytes[place] ?? 0) ^ (1 << (value & 7));
    else if (kind === 2) bytes.splice(place, run);
    else if (kind === 3) bytes.splice(place, 0, ...bytes.slice(place, place + run));
    else if (kind === 4) bytes = bytes.slice(0, Math.max(place, 1));
    else bytes.splice(place, run, ...(SEEDS[value % SEEDS.length] ?? []).slice(place, place + run));
  }
  return Uint8Array.from(bytes);
}

/**
 * Reads and judges a message as a caller would.
 * @throws when the answer is none that a caller could show
 */
export async function judge(source: Uint8Array): Promise<void> {
  const email = await readMessage(source);
  const { confidence, response, signals, text } = analyse(email, { authservId: 'mx.example.net' });
  if (!(confidence >= 0 && confidence <= 100) || response === '') throw new Error('No answer.');
  for (const { evidence } of signals) {
    for (const { where, quote, start, end } of evidence) {
      const shown = where === 'subject' ? email.subject : text;
      if (start !== undefined && shown.slice(start, end) !== quote) throw new Error(`Not in the email: ${quote}`);
    }
  }
  displayBody(email);
  isMessageSource(email.body);
}

function seeds(): string[] {
  const headers = {
    From: '=?utf-8?q?Ren=C3=A9?= <rene@elm.example>',
    To: 'tom@alder.example',
    'Reply-To': 'Team: a@elm.example, b@elm.example;',
    Subject: 'Your mailbox is full',
    'Authentication-Results': 'mx.example.net; dkim=pass header.d=elm.example; dmarc=pass header.from=elm.example',
  };
  const text =
    'Your account has been suspended. Verify it: http://www.paypal.com@203.0.113.7/login\n\nOn Monday, Ada <ada@elm.example> wrote:\n> Hello';
  const html = `<html><body><p style="color:#fff">Hello</p><a href="https://a.example/?u=QUJD">https://www.paypal.com/</a><form action="https://b.example/"><input type="password"></form></body></html>`;
  const message = (...parts: MessagePart[]) => makeMessage(headers, text, ...parts);
  const file = (name: string, content: Uint8Array | string): MessagePart => ({
    type: 'application/octet-stream',
    name,
    content,
  });
  const pdf = makePdfOf(
    '<< /OpenAction << /S /JavaScript /JS (x) >> /A << /S /URI /URI (https://a.example/\\(1\\)) >> >>',
    pdfStream('/Type /ObjStm', '<< /S /Launch /F (cmd.exe) >>'),
    pdfStream('/Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8', Buffer.alloc(4_096)),
  );
  const macro = makeCompoundFile(
    ['_VBA_PROJECT', 'Workbook'],
    makeMacro('Sub AutoOpen()\r\nEnd Sub'),
    Buffer.from([0x85, 0, 14, 0, 1, 2, 3, 4, 0, 1]),
  );
  const invitation = makeInvitation({
    'ORGANIZER;CN="Ada"': 'mailto:ada@elm.example',
    SUMMARY: 'Party',
    DESCRIPTION: text,
  });
  const tnef = makeTnef('Hello', [{ title: 'A~1.EXE', longName: 'a long name.exe', data: makeProgram() }]);
  const docx = makeDocx({ body: ['Hello'], more: [{ name: 'word/vbaProject.bin', data: macro }] });
  const zip = makeZip([
    { name: 'a.pdf', data: pdf },
    { name: 'b.html', data: html },
    { name: 'c.zip', data: makeZip([{ name: 'run.js', data: 'x' }]) },
  ]);
  const ramp = Uint8Array.from({ length: 4_096 }, (_, index) => index);
  return [
    message(),
    message({ type: 'text/html; charset=utf-8', content: html }),
    message(file('a.pdf', pdf), file('a.zip', zip)),
    message(file('a.doc', macro), file('a.docx', docx), file('a.rtf', '{\\rtf1{\\*\\template https://a.example/x}}')),
    message({ type: 'application/ms-tnef', name: 'winmail.dat', content: tnef }),
    message({ type: 'text/calendar; method=REQUEST', content: invitation }),
    message(
      file('code.png', makeQrPng('https://a.example/')),
      file('b.png', makePng(64, 64, ramp, 1)),
      file('c.png', makePng(64, 64, ramp, 2)),
    ),
    message(
      file('a.svg', `<svg onload="x()"><script>eval(atob("${'QUJD'.repeat(200)}"))</script></svg>`),
      file('a.html', html),
    ),
    message(
      { type: 'message/rfc822', content: message(file('a.zip', zip)) },
      file('b.eml', new TextEncoder().encode(message())),
    ),
  ];
}
