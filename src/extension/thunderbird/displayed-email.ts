import type { Attachment, Email } from '../../engines/detection/email.ts';
import { SOURCE_LIMIT } from '../../features/predict/contract.ts';
import { type AnalysedEmail, analyseSource } from '../panel/analyse-email.ts';

/** Why an email could not be analysed. */
export type Unchecked = 'encrypted' | 'unreadable' | 'headersOnly' | 'tooLarge';

/** What the popup shows, without the contents of the files. */
export interface ShownEmail extends Pick<AnalysedEmail, 'analysis' | 'from'> {
  email: Pick<Email, 'subject' | 'from' | 'replyTo' | 'attachments'>;
}

export type Checked = { status: 'analysed'; analysed: ShownEmail } | { status: 'unchecked'; reason: Unchecked };

/** What one tab of Thunderbird displays. */
export type Displayed = Checked | { status: 'none' } | { status: 'several' };

export async function check({ id, size, headersOnly }: messenger.MessageHeader): Promise<Checked> {
  if (headersOnly) return unchecked('headersOnly');
  // Before it is read: an email may still be on the mail server.
  if (size > SOURCE_LIMIT) return unchecked('tooLarge');
  const source = await bytesOf(messenger.messages.getRaw(id, { decrypt: true }));
  if (source) return { status: 'analysed', analysed: shown(await analyseSource(source, 'mailbox')) };
  // An email that can be read, but not decrypted. The error's text is for developers and may change.
  return unchecked((await bytesOf(messenger.messages.getRaw(id))) ? 'encrypted' : 'unreadable');
}

function unchecked(reason: Unchecked): Checked {
  return { status: 'unchecked', reason };
}

function bytesOf(file: Promise<File>): Promise<Uint8Array | undefined> {
  return file.then(async (read) => new Uint8Array(await read.arrayBuffer())).catch(() => undefined);
}

function shown({ email, analysis, from }: AnalysedEmail): ShownEmail {
  const { subject, from: sender, replyTo = [], attachments = [] } = email;
  const fields = { subject, replyTo, attachments: attachments.map(withoutContent) };
  return { email: sender ? { ...fields, from: sender } : fields, analysis, from };
}

function withoutContent({ filename, mimeType, size }: Attachment): Attachment {
  return { filename, mimeType, size };
}
