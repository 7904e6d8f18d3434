export interface MessagePart {
  type: string;
  name?: string;
  /** Text is written as it is, bytes in base64. */
  content: string | Uint8Array;
}

/** Writes a message (RFC 5322) with text and attachments. */
export function makeMessage(
  headers: Readonly<Record<string, string>>,
  text: string,
  ...parts: readonly MessagePart[]
): string {
  // A nested message needs another boundary than the outer one.
  const boundary = `part-${parts.map(({ content }) => content.length).join('-')}-${text.length}`;
  const fields = Object.entries({ 'Mime-Version': '1.0', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [
    ...fields,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...parts.flatMap((part) => [`--${boundary}`, ...linesOf(part)]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function linesOf({ type, name, content }: MessagePart): string[] {
  const isText = typeof content === 'string';
  const disposition = name === undefined ? [] : [`Content-Disposition: attachment; filename="${name}"`];
  const encoding = isText ? [] : ['Content-Transfer-Encoding: base64'];
  const lines = isText
    ? content
    : (
        Buffer.from(content)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n');
  return [`Content-Type: ${type}`, ...disposition, ...encoding, '', lines];
}

/** Writes an invitation (RFC 5545) with long lines folded. */
export function makeInvitation(properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`.replace(/.{60}/g, '$&\r\n '));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VTIMEZONE',
    'DTSTART:19700101T000000',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
