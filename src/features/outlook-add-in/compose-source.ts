import { encodedBase64 } from '../../engines/detection/mime/base64.ts';

interface SourceParts {
  /** As received, folded lines included. */
  headers: string;
  html?: string | undefined;
  text?: string | undefined;
  files: readonly SourceFile[];
}

export interface SourceFile {
  filename: string;
  mimeType: string;
  content: Uint8Array;
  isInline: boolean;
  contentId?: string | undefined;
}

/** They describe the body as it was sent, with other parts and encodings than those below. */
const OF_BODY = /^(?:content-[\w-]+|mime-version):/i;
const LINE = 76;

/**
 * Builds one source (RFC 5322, RFC 2045) from the pieces that Outlook provides, so that the engine can read it like any
 * other.
 */
export function composeSource({ headers, html, text, files }: SourceParts): Uint8Array {
  // Random, so that no email can contain it as a line.
  const boundary = crypto.randomUUID();
  const bodies = [
    ...(text === undefined ? [] : [bodyPart('text/plain', text)]),
    ...(html === undefined ? [] : [bodyPart('text/html', html)]),
  ];
  const alternatives = `${boundary}-text`;
  const lines = [
    ...fieldsOf(headers).filter((field) => !OF_BODY.test(field)),
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    `Content-Type: multipart/alternative; boundary="${alternatives}"`,
    '',
    ...bodies.flatMap((body) => [`--${alternatives}`, ...body]),
    `--${alternatives}--`,
    ...files.flatMap((file) => [`--${boundary}`, ...filePart(file)]),
    `--${boundary}--`,
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

/** One string per field, with its folded lines. Anything else would end the headers, so it is left out. */
function fieldsOf(headers: string): string[] {
  return headers.split(/\r?\n(?![ \t])/).filter((field) => /^[\w-]+:/.test(field));
}

function bodyPart(type: string, content: string): string[] {
  const bytes = new TextEncoder().encode(content);
  return [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...base64Lines(bytes)];
}

function filePart({ filename, mimeType, content, isInline, contentId }: SourceFile): string[] {
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(mimeType);
  // Encoded by RFC 2231, no name can end the header or begin another.
  const name = encodeURIComponent(filename).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return [
    `Content-Type: ${isType ? mimeType : 'application/octet-stream'}`,
    `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename*=utf-8''${name}`,
    'Content-Transfer-Encoding: base64',
    ...(contentId && /^[^\s<>]+$/.test(contentId) ? [`Content-ID: <${contentId}>`] : []),
    '',
    ...base64Lines(content),
  ];
}

function base64Lines(bytes: Uint8Array): string[] {
  return encodedBase64(bytes).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
}
