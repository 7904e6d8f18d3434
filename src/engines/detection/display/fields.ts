import { type Email, formatMailbox } from '../email.ts';

/** An email's fields as a sheet shows them; a field that is not there is left out. */
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
