import { type Email, formatMailbox } from '../email.ts';

/** An email's fields as the sheet shows them; missing fields are left out. */
export function displayedFields({
  subject,
  from,
  replyTo = [],
  attachments = [],
}: Pick<Email, 'subject' | 'from' | 'replyTo' | 'attachments'>) {
  return {
    subject,
    ...(from && { from: formatMailbox(from) }),
    ...(replyTo.length > 0 && { replyTo: replyTo.map(formatMailbox).join(', ') }),
    ...(attachments.length > 0 && { attachments: attachments.map(({ filename }) => filename).join('\n') }),
  };
}
