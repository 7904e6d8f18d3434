import type { APIContext } from 'astro';
import { failure, isFailure } from '../../server/failure.ts';
import { type Grant, type Lost, readGrant, storeGrant } from '../../server/mailbox/grant-store.ts';
import { revokeGrant, revokeTokens, saveTokens } from '../../server/mailbox/grants.ts';
import { checkImap } from '../../server/mailbox/imap.ts';
import { beginAuthorization, finishAuthorization } from '../../server/oidc/authorization.ts';
import { verifiedEmail } from '../../server/oidc/exchange.ts';
import { mayReadMailbox } from '../../server/oidc/flow.ts';
import { mailProvider } from '../../server/oidc/provider.ts';
import { withLock } from '../../server/with-lock.ts';
import { type MailboxCall, notOwn } from './call.server.ts';
import type { Connection, ConnectionAnswer, DisconnectAnswer, ImapBody } from './contract.ts';
import { MAILBOX_ERRORS } from './texts.ts';

type CookieCall = MailboxCall & { context: Pick<APIContext, 'cookies'> };

const KINDS = { google: 'gmail', demo: 'demo', imap: 'imap' } as const;

export async function showConnection(call: MailboxCall) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { services, user } = call;
  return {
    mailbox: connectionOf(await readGrant(services, user.userId)),
    offersGmail: mailProvider(services.settings) !== undefined,
  } satisfies ConnectionAnswer;
}

export async function disconnect(call: MailboxCall) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { revoked } = await revokeGrant(call.services, call.user.userId, call.network);
  return { revoked } satisfies DisconnectAnswer;
}

/** @returns Google's consent page, for any of the user's mailboxes */
export async function startGmail(call: CookieCall) {
  const refused = notOwn(call);
  if (refused) return refused;
  const authUrl = await beginAuthorization({ ...call, flowType: 'mailbox', userId: call.user.userId }, call.network);
  return isFailure(authUrl) ? authUrl : { authUrl };
}

export async function connectGmail(call: CookieCall, answer: { code: string; state: string | null }) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { services, user, network } = call;
  const flow = { ...call, flowType: 'mailbox', userId: user.userId } as const;
  const exchange = await finishAuthorization(flow, answer, network);
  if (isFailure(exchange)) return exchange;
  const address = verifiedEmail(exchange);
  if (isFailure(address)) return address;
  const {
    provider: { mailbox: provider = 'google' },
    tokens,
  } = exchange;
  if (!mayReadMailbox(tokens.scope)) {
    // Google revokes an account's earlier grants too, so a connected account keeps its tokens.
    if (!(await isConnected(call, address))) await revokeTokens(services, { provider, tokens }, network);
    return failure(422, 'MAILBOX_NOT_GRANTED', MAILBOX_ERRORS.notGranted);
  }
  await revokeOther(call, (stored) => isOf(stored, address));
  await saveTokens(services, user.userId, { provider, address, tokens });
  return showConnection(call);
}

export async function connectImapMailbox(call: MailboxCall, body: ImapBody) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { services, user } = call;
  const grant = { provider: 'imap', ...body } as const;
  const failed = await checkImap(services, grant);
  if (failed) return failed;
  await revokeOther(call, () => false);
  await withLock(user.userId, () => storeGrant(services, user.userId, grant));
  return showConnection(call);
}

/** Google revokes all grants of an account at once. */
async function revokeOther(call: MailboxCall, isSame: (stored: Grant) => boolean): Promise<void> {
  const stored = await readGrant(call.services, call.user.userId);
  if (typeof stored === 'object' && !isSame(stored)) await revokeGrant(call.services, call.user.userId, call.network);
}

async function isConnected({ services, user }: MailboxCall, address: string): Promise<boolean> {
  const stored = await readGrant(services, user.userId);
  return typeof stored === 'object' && isOf(stored, address);
}

function isOf(stored: Grant, address: string): boolean {
  return stored.provider !== 'imap' && stored.address === address;
}

function connectionOf(grant: Grant | Lost | undefined): Connection {
  if (grant === undefined) return { state: 'none' };
  if (typeof grant === 'string') return { state: 'reconnect' };
  const address = grant.provider === 'imap' ? grant.user : grant.address;
  return { state: 'connected', kind: KINDS[grant.provider], address };
}
