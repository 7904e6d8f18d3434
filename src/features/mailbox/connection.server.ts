import type { APIContext } from 'astro';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { mailboxReconnect, mailboxUnavailable } from '../../server/mailbox/failures.ts';
import { type Grant, type Lost, type OAuthGrant, readGrant, storeGrant } from '../../server/mailbox/grant-store.ts';
import { revokeGrant, revokeTokens, saveTokens } from '../../server/mailbox/grants.ts';
import { checkGraph } from '../../server/mailbox/graph.ts';
import { checkImap } from '../../server/mailbox/imap.ts';
import { beginAuthorization, finishAuthorization, type Returned } from '../../server/oidc/authorization.ts';
import { verifiedEmail } from '../../server/oidc/exchange.ts';
import { mayReadMailbox } from '../../server/oidc/flow.ts';
import type { MicrosoftRefusal } from '../../server/oidc/microsoft-refusal.ts';
import { mailboxProviders } from '../../server/oidc/provider.ts';
import { GOOGLE_ID, MICROSOFT_MAIL_ID } from '../../server/sign-in-providers.ts';
import { withLock } from '../../server/with-lock.ts';
import { type MailboxCall, notOwn } from './call.server.ts';
import type { Connection, ConnectionAnswer, DisconnectAnswer, ImapBody } from './contract.ts';
import { MAILBOX_ERRORS, MAILBOX_MESSAGES } from './texts.ts';

type CookieCall = MailboxCall & { context: Pick<APIContext, 'cookies'> };

/** A mailbox that refuses a permission that was just granted is following a policy. */
const RECONNECT = mailboxReconnect().code;

const KINDS = { google: 'gmail', demo: 'demo', microsoft: 'microsoft', imap: 'imap' } as const;

export async function showConnection(call: MailboxCall) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { services, user } = call;
  const offered = mailboxProviders(services.settings).map(({ id }) => id);
  return {
    mailbox: connectionOf(await readGrant(services, user.userId)),
    offersGmail: offered.includes(GOOGLE_ID),
    offersMicrosoft: offered.includes(MICROSOFT_MAIL_ID),
  } satisfies ConnectionAnswer;
}

export async function disconnect(call: MailboxCall) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { revoked } = await revokeGrant(call.services, call.user.userId, call.network);
  return { revoked } satisfies DisconnectAnswer;
}

export function startGmail(call: CookieCall) {
  return startConsent(call, GOOGLE_ID);
}

export function startMicrosoft(call: CookieCall) {
  return startConsent(call, MICROSOFT_MAIL_ID);
}

export function connectGmail(call: CookieCall, answer: Returned) {
  return connectByConsent(call, GOOGLE_ID, answer);
}

export function connectMicrosoft(call: CookieCall, answer: Returned) {
  return connectByConsent(call, MICROSOFT_MAIL_ID, answer);
}

/** @returns the provider's consent page, for any of the user's mailboxes */
async function startConsent(call: CookieCall, provider: string) {
  const refused = notOwn(call);
  if (refused) return refused;
  const flow = { ...call, flowType: 'mailbox', userId: call.user.userId, provider } as const;
  const authUrl = await beginAuthorization(flow, call.network);
  return isFailure(authUrl) ? authUrl : { authUrl };
}

async function connectByConsent(call: CookieCall, id: string, answer: Returned) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { services, user, network } = call;
  const flow = { ...call, flowType: 'mailbox', userId: user.userId, provider: id } as const;
  const exchange = await finishAuthorization(flow, answer, network);
  if (isFailure(exchange)) return explained(exchange);
  const address = verifiedEmail(exchange);
  if (isFailure(address)) return address;
  const {
    provider: { mailbox: provider = 'google', graphUrl },
    tokens,
  } = exchange;
  if (!mayReadMailbox(tokens.scope, provider)) {
    // Google revokes an account's earlier grants too, so a connected account keeps its tokens.
    if (!(await isConnected(call, { provider, address }))) await revokeTokens(services, { provider, tokens }, network);
    return mailboxNotGranted();
  }
  if (graphUrl !== undefined) {
    const unreadable = await checkGraph({
      ...{ origin: graphUrl, accessToken: tokens.access_token, log: services.log, network },
      renew: async () => mailboxNotGranted(),
      refused: async () => undefined,
    });
    if (unreadable) return unreadable.code === RECONNECT ? refusal('BLOCKED_BY_POLICY') : unreadable;
  }
  await revokeOther(call, (stored) => isOf(stored, { provider, address }));
  await saveTokens(services, user.userId, { provider, address, tokens });
  return showConnection(call);
}

/** @param signal aborted when the user cancels, so that a slow mail server isn't connected afterwards */
export async function connectImapMailbox(call: MailboxCall, body: ImapBody, signal: AbortSignal) {
  const refused = notOwn(call);
  if (refused) return refused;
  const { services, user } = call;
  const grant = { provider: 'imap', ...body } as const;
  const failed = await checkImap(services, grant);
  if (failed) return failed;
  if (signal.aborted) return mailboxUnavailable();
  await revokeOther(call, () => false);
  await withLock(user.userId, () => storeGrant(services, user.userId, grant));
  return showConnection(call);
}

/** Google revokes all grants of an account at once. */
async function revokeOther(call: MailboxCall, isSame: (stored: Grant) => boolean): Promise<void> {
  const stored = await readGrant(call.services, call.user.userId);
  if (typeof stored === 'object' && !isSame(stored)) await revokeGrant(call.services, call.user.userId, call.network);
}

type Account = Pick<OAuthGrant, 'provider' | 'address'>;

async function isConnected({ services, user }: MailboxCall, account: Account): Promise<boolean> {
  const stored = await readGrant(services, user.userId);
  return typeof stored === 'object' && isOf(stored, account);
}

function isOf(stored: Grant, { provider, address }: Account): boolean {
  return stored.provider !== 'imap' && stored.provider === provider && stored.address === address;
}

function explained(refused: Failure): Failure {
  if (refused.code === 'ADMIN_CONSENT_NEEDED') return refusal('ADMIN_CONSENT_NEEDED');
  return refused.code === 'BLOCKED_BY_POLICY' ? refusal('BLOCKED_BY_POLICY') : refused;
}

/** What the user's organization doesn't allow. */
function refusal(code: MicrosoftRefusal): Failure {
  return failure(422, code, MAILBOX_MESSAGES.refusals[code]);
}

function mailboxNotGranted() {
  return failure(422, 'MAILBOX_NOT_GRANTED', MAILBOX_ERRORS.notGranted);
}

function connectionOf(grant: Grant | Lost | undefined): Connection {
  if (grant === undefined) return { state: 'none' };
  if (typeof grant === 'string') return { state: 'reconnect' };
  const address = grant.provider === 'imap' ? grant.user : grant.address;
  return { state: 'connected', kind: KINDS[grant.provider], address };
}
