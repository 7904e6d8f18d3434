import { LIMITS } from '../limits.ts';

/** Who wrote, and how the content is read. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['from', 'sender', 'reply-to', 'subject', 'date'],
  ...['content-type', 'content-transfer-encoding', 'content-disposition'],
]);
const NAME = /^([\w-]{1,40})[ \t]{0,20}:/;
const LATIN_1 = new TextDecoder('latin1');
const SPACE = 0x20;
const TAB = 0x09;

/**
 * Shares the limit of a header among its fields. Senders choose their order and length, so the first field of each
 * reserved name has room of its own, however much is before it.
 */
export class HeaderRoom {
  private readonly begun = new Set<string>();
  private shared = 0;
  /** Bytes of the reserved field that is being read. */
  private own: number | undefined;

  /** @returns how many bytes of the next line stay */
  take(line: Uint8Array): number {
    // A line that begins with white space continues the field (RFC 5322, section 2.2.3).
    if (line[0] !== SPACE && line[0] !== TAB) this.begin(LATIN_1.decode(line.subarray(0, 64)));
    const { header, field } = LIMITS.message;
    const room = Math.max(0, Math.min(line.length, this.own === undefined ? header - this.shared : field - this.own));
    if (this.own === undefined) this.shared += line.length;
    else this.own += line.length;
    return room;
  }

  private begin(line: string): void {
    const name = NAME.exec(line)?.[1]?.toLowerCase() ?? '';
    const isReserved = RESERVED.has(name) && !this.begun.has(name);
    if (isReserved) this.begun.add(name);
    this.own = isReserved ? 0 : undefined;
  }
}
