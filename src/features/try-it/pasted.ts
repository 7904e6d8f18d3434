import { isMessageSource } from '../../engines/detection/mime/message-source.ts';
import { MESSAGE_TYPE, type PredictRequest } from '../predict/contract.ts';

/** The header lines that mail programs show above an email and copy with it. */
const SHOWN_HEADER = /^(From|To|Cc|Date|Sent|Subject|Reply-To):[ \t]*(\S.*)$/i;

/**
 * A source is sent unchanged. A text with the sender above it is a source, too (RFC 5322 requires no more of an email),
 * so that the sender is checked. Any other text has at most a subject.
 */
export function fromPasted(text: string): PredictRequest | { source: Blob } {
  if (isMessageSource(text)) return { Subject: '', Body: text };
  const lines = text.trimStart().split(/\r?\n/);
  const end = lines.findIndex((line) => !SHOWN_HEADER.test(line));
  const headers = end === -1 ? lines : lines.slice(0, end);
  const value = (name: string) => {
    const line = headers.find((one) => one.toLowerCase().startsWith(`${name}:`));
    return line === undefined ? undefined : SHOWN_HEADER.exec(line)?.[2]?.trim();
  };
  const subject = value('subject') ?? '';
  const rest = lines.slice(headers.length).join('\n').trimStart();
  if (value('from')?.includes('@')) {
    return { source: new Blob([`${headers.join('\n')}\n\n${rest}`], { type: MESSAGE_TYPE }) };
  }
  return subject ? { Subject: subject, Body: rest } : { Subject: '', Body: text };
}
