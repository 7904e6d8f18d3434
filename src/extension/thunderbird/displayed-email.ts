import type { Attachment, Email } from '../../engines/detection/email.ts';
import { mayBeEncrypted } from '../../engines/detection/mime/encrypted.ts';
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
  const source = await bytesOf(messenger.messages.getRaw(id));
  if (!source) return unchecked('unreadable');
  // Only where needed: to decrypt, Thunderbird parses the whole email while its windows wait.
  const decrypted = mayBeEncrypted(source) ? await bytesOf(messenger.messages.getRaw(id, { decrypt: true })) : source;
  const analysed = shown(await analyseSource(decrypted ?? source, 'mailbox'));
  // A part that can't be decrypted must not hide a threat in the rest.
  const isWarning = ['suspicious', 'dangerous'].includes(analysed.analysis.verdict);
  return decrypted || isWarning ? { status: 'analysed', analysed } : unchecked('encrypted');
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
