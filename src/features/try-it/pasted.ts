import { isMessageSource } from '../../engines/detection/mime/message-source.ts';
import type { PredictRequest } from '../predict/contract.ts';

/** The header lines that mail programs show above an email and copy with it. */
const SHOWN_HEADER = /^(From|To|Cc|Date|Sent|Subject|Reply-To):[ \t]*(\S.*)$/i;

/**
 * A source is sent unchanged. A text with the sender above it is turned into a source, so that the sender is checked
 * too. Any other text has at most a subject.
 */
export function fromPasted(text: string): PredictRequest {
  if (isMessageSource(text)) return { Subject: '', Body: text };
  const lines = text.trimStart().split(/\r?\n/);
  const end = lines.findIndex((line) => !SHOWN_HEADER.test(line));
  const headers = end === -1 ? lines : lines.slice(0, end);
  const value = (name: string) => {
    const line = headers.find((one) => one.toLowerCase().startsWith(`${name}:`));
    return line === undefined ? undefined : SHOWN_HEADER.exec(line)?.[2]?.trim();
  };
  const from = value('from');
  const subject = value('subject') ?? '';
  const rest = lines.slice(headers.length).join('\n').trimStart();
  if (!from?.includes('@')) return subject ? { Subject: subject, Body: rest } : { Subject: '', Body: text };
  const replyTo = value('reply-to');
  const to = value('to');
  const source = [
    `From: ${from}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    ...(to?.includes('@') ? [`To: ${to}`] : []),
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  return { Subject: '', Body: `${source.join('\n')}\n\n${rest}` };
}
