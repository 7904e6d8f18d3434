import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Before a line that begins so, a writer of mailboxes puts `>`, which a reader takes away (mboxrd). */
const QUOTED = /^>+From /;

/** Whether bytes begin as a mailbox does (RFC 4155). */
export function isMbox(source: Uint8Array): boolean {
  return Buffer.from(source.buffer, source.byteOffset, Math.min(5, source.byteLength)).toString('latin1') === 'From ';
}

/**
 * The sources of the messages of a mailbox, in their order: one begins with a line `From …` that is the first one or follows
 * an empty one (RFC 4155, appendix A).
 */
export async function* messagesOf(mailbox: Readable): AsyncGenerator<Uint8Array> {
  // As bytes: a message may be in any charset, and its parts in several.
  const lines = createInterface({ input: mailbox.setEncoding('latin1'), crlfDelay: Number.POSITIVE_INFINITY });
  let message: string[] | undefined;
  let afterEmpty = true;
  for await (const line of lines) {
    if (afterEmpty && line.startsWith('From ')) {
      if (message) yield sourceOf(message);
      message = [];
    } else message?.push(QUOTED.test(line) ? line.slice(1) : line);
    afterEmpty = line === '';
  }
  if (message) yield sourceOf(message);
}

function sourceOf(lines: readonly string[]): Uint8Array {
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}
