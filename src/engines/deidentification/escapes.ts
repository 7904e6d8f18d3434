import { Parser } from 'htmlparser2';
import { bytesOfBase64, widthOf } from './base64.ts';
import { decode, decodeLoosely } from './charsets.ts';
import { type Hide, hideDecoded } from './hide.ts';

const ENCODED_WORD = /=\?([\w-]{1,40})\?([bq])\?([^?\s]{0,200})\?=(?:[ \t]*\r?\n?[ \t]+(?==\?))?/gi;
/** Excludes bytes that no email contains, such as the `=17` in `t=1795076415`. */
const QUOTED_BYTES = /(?:=(?:0[9ADad]|[2-9A-F][0-9A-F]|[2-9a-f][0-9a-f]))+/g;
const PERCENT_BYTES = /(?:%[0-9a-f]{2})+/gi;
const PARAGRAPH_BREAK = /(\r?\n[ \t]*\r?\n)/;
/** A header, its continuation, or the boundary before it. */
const HEADER = /^(?:[\w-]+:|[ \t]|--\S)/;
/** A word with percent-encoded bytes, or a form field such as `text=Dear+Maren`. */
const ESCAPED_WORD = /(?<![^\s<>"])(?:[^\s<>"]*%[0-9a-f]{2}|[A-Za-z][\w.[\]-]{0,40}=[^\s<>"+]*\+)[^\s<>"]*/gi;
const FORM_FIELD = /^([A-Za-z][\w.[\]-]{0,40}=)(.*)$/s;
/** Characters that HTML needs escaped stay escaped. */
const ENTITY = /&(?!lt;|gt;|amp;|quot;|apos;)(?:#x[0-9a-f]{1,6};?|#\d{1,7};?|[a-z][a-z0-9]{1,31};)/gi;

/** Decodes encoded words such as `=?utf-8?B?…?=` (RFC 2047). */
export function readEncodedWords(text: string): string {
  return text.replace(ENCODED_WORD, (found, charset: string, kind: string, content: string) => {
    if (kind.toLowerCase() === 'q') {
      return readBytes(content.replaceAll('_', ' '), QUOTED_BYTES, (bytes) => decode(bytes, charset) ?? '\uFFFD');
    }
    const bytes = bytesOfBase64(content);
    return (bytes && decode(bytes, charset)) ?? found;
  });
}

/** Joins lines at soft breaks of quoted-printable (RFC 2045, section 6.7, rule 5). */
export function joinSoftBreaks(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const [, content] = /^(.*[^=])=[ \t]*\r?$/.exec(line) ?? [];
      // A lone `=` also ends base64; the line is then a whole number of groups of four.
      const padded = widthOf(line) > 0 && widthOf(line) % 4 === 0;
      return content === undefined || padded || index === lines.length - 1 ? `${line}\n` : content;
    })
    .join('')
    .slice(0, -1);
}

/** Hides personal data in percent-encoded words and form fields, in which `+` may be a space. */
export function hidePercentEncoded(text: string, hide: Hide): string {
  return text.replace(ESCAPED_WORD, (word) =>
    word
      .split('&')
      .map((field) => {
        const [, name = '', value = field] = FORM_FIELD.exec(field) ?? [];
        return name + hideField(value, hide);
      })
      .join('&'),
  );
}

function hideField(value: string, hide: Hide): string {
  const read = (run: string) => readBytes(run, PERCENT_BYTES, decodeLoosely);
  const hidden = value.includes('%') ? hideDecoded(value, read, hide) : value;
  return hidden.includes('+') ? hideDecoded(hidden, (run) => read(run.replaceAll('+', ' ')), hide) : hidden;
}

/** Hides personal data in quoted-printable paragraphs. Headers are never encoded like this, but may look like it. */
export function hideQuotedPrintable(text: string, hide: Hide): string {
  const read = (part: string) => readBytes(part, QUOTED_BYTES, decodeLoosely);
  return hideParts(text, PARAGRAPH_BREAK, QUOTED_BYTES, (paragraph) =>
    paragraph.split('\n').every((line) => HEADER.test(line))
      ? hideParts(paragraph, /(\n)/, QUOTED_BYTES, (line) => hideDecoded(line, read, hide))
      : hideDecoded(paragraph, read, hide),
  );
}

/** Hides personal data in paragraphs with HTML character references. */
export function hideEntities(text: string, hide: Hide): string {
  const read = (paragraph: string) => paragraph.replace(ENTITY, readEntity);
  return hideParts(text, PARAGRAPH_BREAK, ENTITY, (paragraph) => hideDecoded(paragraph, read, hide));
}

function hideParts(text: string, between: RegExp, escaped: RegExp, hidePart: (part: string) => string): string {
  if (text.search(escaped) < 0) return text;
  return text
    .split(between)
    .map((part) => (part.search(escaped) < 0 ? part : hidePart(part)))
    .join('');
}

function readBytes(text: string, escaped: RegExp, decodeBytes: (bytes: Uint8Array) => string): string {
  return text.replace(escaped, (run) => {
    const bytes = Uint8Array.from({ length: run.length / 3 }, (_, at) =>
      Number.parseInt(run.slice(at * 3 + 1, at * 3 + 3), 16),
    );
    // Most are single ASCII bytes, which need no decoder.
    return bytes.length === 1 && (bytes[0] ?? 0) < 0x80 ? String.fromCharCode(bytes[0] ?? 0) : decodeBytes(bytes);
  });
}

function readEntity(entity: string): string {
  let text = '';
  new Parser({
    ontext(data) {
      text += data;
    },
  }).end(entity);
  return text;
}
