import type { EndpointCall } from '../../server/endpoint.ts';
import { isFailure } from '../../server/failure.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { listApiKeys } from '../api-keys/api-keys.server.ts';
import { listSenders } from '../corrections/senders.server.ts';
import { showConnection } from '../mailbox/connection.server.ts';
import { listPasskeys } from '../passkeys/passkeys.server.ts';
import { describeBaseline } from '../scanning/baseline.server.ts';
import { listLinks } from '../shared-verdicts/own-links.server.ts';
import { listMethods } from '../sign-in/methods.server.ts';
import { currentUser } from '../sign-in/session.server.ts';
import { listSessions } from '../sign-in/sessions.server.ts';
import type { AccountAnswer } from './contract.ts';

/** Each part is the answer of its own call. */
export async function describeAccount(call: EndpointCall<undefined, undefined, SignedIn>) {
  const { services, user, context } = call;
  const mailbox = await showConnection({ services, user, userId: context.params.userId });
  if (isFailure(mailbox)) return mailbox;
  const [senders, baseline, sharedVerdicts, methods, passkeys, sessions, apiKeys] = await Promise.all([
    listSenders(services, user.userId),
    describeBaseline(services, user.userId),
    listLinks(services, user.userId),
    listMethods(call),
    listPasskeys(call),
    listSessions(call),
    listApiKeys(call),
  ]);
  const { user: currently } = currentUser(call);
  return {
    user: currently,
    ...{ mailbox, senders, baseline, sharedVerdicts, methods, passkeys, sessions, apiKeys },
  } satisfies AccountAnswer;
}
