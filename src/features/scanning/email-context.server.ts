import { type Context, type Email, mailboxContext } from '../../engines/detection/index.ts';
import type { Mailbox } from '../../server/mailbox/mailbox.ts';
import type { Services } from '../../server/services.ts';
import { readCorrespondence } from './correspondents.server.ts';

/**
 * What is known about an email of a user's mailbox, except for the history. A scan, a second scan and the email test
 * all ask here, so that the same email gets the same verdict. Recipients were learned with consent, or not at all.
 */
export async function readContext(
  services: Services,
  userId: string,
  mailbox: Pick<Mailbox, 'owner' | 'authservId'>,
  email: Email,
) {
  const correspondence = await readCorrespondence(services, userId, email);
  return { ...mailboxContext(mailbox), correspondence, ...services.lists?.current() } satisfies Context;
}
