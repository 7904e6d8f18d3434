/**
 * The fields of a part's header that say how to read its content. The first of each name counts, as in the MIME parser.
 */
export class PartHeader {
  private readonly fields = new Map<string, string>();
  private field = '';

  /** Adds a line; one that begins with white space continues the line before (RFC 5322, section 2.2.3). */
  add(line: Uint8Array): void {
    const isFolded = line[0] === 0x20 || line[0] === 0x09;
    // All relevant fields begin with a C.
    if (!isFolded && line[0] !== 0x43 && line[0] !== 0x63) this.field = '';
    else if (!isFolded) this.begin(LATIN_1.decode(line));
    else if (this.field !== '') this.fields.set(this.field, this.value(this.field) + LATIN_1.decode(line));
  }

  /** Whether the content is a file in base64 that is not displayed. */
  get isEncodedFile(): boolean {
    if (!/^base64/i.test(this.value('content-transfer-encoding')) || /^(?:message|multipart)\//i.test(this.type)) {
      return false;
    }
    return (
      /^attachment/i.test(this.value('content-disposition')) || (/^\w/.test(this.type) && !/^text\//i.test(this.type))
    );
  }

  /**
   * Whether the content is any other base64 that the parser decodes. The parser looks for the word anywhere in the
   * field.
   */
  get isEncodedText(): boolean {
    const encoding = this.value('content-transfer-encoding').replace(/\([^()]{0,200}\)/g, '');
    return /base64/i.test(encoding) && !this.isEncodedFile && !/^multipart\//i.test(this.type);
  }

  /**
   * Whether the content is unencoded text whose line breaks mean nothing, or a calendar, whose lines may end in any
   * way.
   */
  get isPlainText(): boolean {
    if (!/^(?:[78]bit|binary|$)/i.test(this.value('content-transfer-encoding'))) return false;
    if (/^text\/calendar\b/i.test(this.type)) return true;
    return (
      /^(?:text\/(?:plain|html)\b|$)/i.test(this.type) &&
      !/\bname\b|flowed/i.test(this.type) &&
      this.value('content-disposition') === ''
    );
  }

  isMessage(inDigest: boolean): boolean {
    const type = this.type === '' && inDigest ? 'message/rfc822' : this.type;
    return /^message\/(?:rfc822|global)\b/i.test(type) && !/^base64/i.test(this.value('content-transfer-encoding'));
  }

  get isDigest(): boolean {
    return /^multipart\/digest\b/i.test(this.type);
  }

  /** The boundary of a multipart (RFC 2046, section 5.1.1); empty for anything else. */
  get boundary(): string {
    if (!/^multipart\//i.test(this.type)) return '';
    for (const [, name = '', quoted, plain = ''] of this.type.matchAll(PARAMETER)) {
      if (name.toLowerCase() === 'boundary') return quoted?.replace(/\\(.)/g, '$1') ?? plain.trim();
    }
    return '';
  }

  private get type(): string {
    return this.value('content-type');
  }

  private value(field: string): string {
    return this.fields.get(field)?.trim() ?? '';
  }

  private begin(line: string): void {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    const field = name.toLowerCase();
    this.field = this.fields.has(field) ? '' : field;
    if (this.field !== '') this.fields.set(field, value);
  }
}

const LATIN_1 = new TextDecoder('latin1');
const FIELD = /^(content-(?:type|transfer-encoding|disposition))[ \t]{0,20}:[ \t]{0,20}(.*)$/is;
const PARAMETER = /;\s{0,20}([^\s=;"]{1,40})\s{0,20}=\s{0,20}(?:"((?:[^"\\]|\\.){0,1000})"|([^;"]{0,1000}))/g;
