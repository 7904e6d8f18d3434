import {
  domainOf,
  isNamedByLastHop,
  readMessage,
  registeredBy,
  registrableDomain,
  topmostAuthservId,
} from '../../engines/detection/index.ts';
import { countUser } from '../../server/endpoint.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { mailboxNotConnected } from '../../server/mailbox/failures.ts';
import { type ImapGrant, readGrant, updateGrant } from '../../server/mailbox/grant-store.ts';
import { authservIdOf } from '../../server/mailbox/imap.ts';
import { type Mailbox, withMailbox } from '../../server/mailbox/mailbox.ts';
import { withLock } from '../../server/with-lock.ts';
import { type MailboxCall, notOwn } from './call.server.ts';
import { MAILBOX_LIMIT, type SenderChecksAnswer, type SenderChecksBody } from './contract.ts';
import {
  type CheckSample,
  type LearnedAuthservId,
  learnAuthservId,
  namesOneOwner,
} from './learn-authserv-id.server.ts';
import { MAILBOX_ERRORS } from './texts.ts';

/** If undecided, returns what the newest emails suggest. */
export async function showSenderChecks(call: MailboxCall): Promise<SenderChecksAnswer | Failure> {
  const grant = await ownGrant(call);
  if (isFailure(grant)) return grant;
  const decided = decidedFor(grant);
  if (decided) return decided;
  const { services, user, network } = call;
  const tooMany = await countUser(MAILBOX_LIMIT, user, services);
  if (tooMany) return tooMany;
  const learned = await withMailbox(services, user, learnFrom, network);
  if (isFailure(learned)) return learned;
  return learned.id === undefined ? { state: 'none' } : { state: 'proposed', ...learned.id };
}

export async function setSenderChecks(
  call: MailboxCall,
  { authservId }: SenderChecksBody,
): Promise<SenderChecksAnswer | Failure> {
  if (authservId !== null && !namesOneOwner(authservId)) {
    return failure(422, 'SENDER_CHECKS_TOO_WIDE', MAILBOX_ERRORS.nameTooWide(authservId));
  }
  const { services, user } = call;
  return withLock(user.userId, async () => {
    const grant = await ownGrant(call);
    if (isFailure(grant)) return grant;
    const changed = { ...grant, authservId };
    // Another process may have disconnected it.
    if (!(await updateGrant(services, user.userId, changed))) return mailboxNotConnected();
    return authservId === null ? { state: 'unused' } : { state: 'confirmed', authservId };
  });
}

async function ownGrant(call: MailboxCall): Promise<ImapGrant | Failure> {
  const refused = notOwn(call);
  if (refused) return refused;
  const grant = await readGrant(call.services, call.user.userId);
  if (typeof grant !== 'object') return mailboxNotConnected();
  if (grant.provider === 'imap') return grant;
  return failure(409, 'SENDER_CHECKS_KNOWN', MAILBOX_ERRORS.providerChecksSenders);
}

function decidedFor(grant: ImapGrant): SenderChecksAnswer | undefined {
  if (grant.authservId === null) return { state: 'unused' };
  const authservId = authservIdOf(grant);
  if (authservId === undefined) return undefined;
  return { state: grant.authservId === undefined ? 'known' : 'confirmed', authservId };
}

async function learnFrom({ owner, newestHeaders }: Mailbox): Promise<{ id: LearnedAuthservId | undefined } | Failure> {
  const ownDomain = registrableDomain(domainOf(owner));
  const headers = (await newestHeaders?.(ownDomain)) ?? [];
  if (isFailure(headers)) return headers;
  const samples = await Promise.all(headers.map(sampleOf));
  return { id: learnAuthservId(samples.flat(), ownDomain) };
}

async function sampleOf(header: Uint8Array): Promise<CheckSample[]> {
  const message = await readMessage(header);
  if (!message.from) return [];
  // A server that forwards to this mailbox can be bypassed, and its name forged.
  const authservId = isNamedByLastHop(message) ? topmostAuthservId(message) : undefined;
  return [{ domain: registeredBy(message.from.address), authservId }];
}
