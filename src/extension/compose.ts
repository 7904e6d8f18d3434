import type { Email, Mailbox } from '../engines/detection/index.ts';

/** RFC 5322, with UTF-8 headers per RFC 6532. The site must parse the same content, link targets included. */
export function compose({ subject, body, html, from, to = [], attachments = [] }: Email): string {
  const text = part(html === undefined ? 'text/plain' : 'text/html', html ?? body);
  const head = [
    ...(from ? [`From: ${written(from)}`] : []),
    ...(to.length > 0 ? [`To: ${to.map(written).join(', ')}`] : []),
    `Subject: ${oneLine(subject)}`,
    'MIME-Version: 1.0',
  ];
  if (attachments.length === 0) return [...head, ...text].join('\r\n');
  // Random, so that no email can contain it as a line.
  const boundary = crypto.randomUUID();
  const files = attachments.map(({ filename, mimeType }) => [
    `Content-Type: ${/^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream'}`,
    `Content-Disposition: attachment; filename="${quotable(filename)}"`,
    '',
    '',
  ]);
  return [
    ...head,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...[text, ...files].flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(type: string, content: string): string[] {
  return [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', content];
}

function written({ name, address }: Mailbox): string {
  const known = oneLine(address).replace(/[<>,;\s]/g, '');
  return name === '' ? `<${known}>` : `"${quotable(name)}" <${known}>`;
}

function quotable(text: string): string {
  return oneLine(text).replace(/["\\]/g, '');
}

/** A line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
