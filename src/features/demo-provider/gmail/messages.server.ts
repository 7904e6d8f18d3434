import { z as zod } from 'zod';
import { json } from '../../../server/endpoint.ts';
import type { EndpointRequest } from '../../../server/endpoint-routes.ts';
import { GMAIL_READONLY } from '../../../server/oidc/flow.ts';
import { PlainAnswer } from '../../../server/plain-answer.ts';
import type { Services } from '../../../server/services.ts';
import { bearerOf } from '../../../server/session/access-token.ts';
import { verifyDemoAccessToken } from '../identity/access-token.server.ts';
import { droppedEmails, emailsOf, type StoredEmail, sentEmailsOf } from './emails.server.ts';

const listQuery = zod.object({
  maxResults: zod.coerce.number().int().min(1).max(500).default(100),
  pageToken: zod.string().optional(),
  labelIds: zod.string().optional(),
  q: zod.string().default(''),
});

/** Gmail's `messages.list`: newest first, without a token on the last page. */
export async function listMessages(services: Services, request: EndpointRequest): Promise<PlainAnswer> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof PlainAnswer) return mailbox;
  const query = listQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return refuse(400, 'INVALID_ARGUMENT', 'badRequest', 'Invalid value');
  const { maxResults, pageToken, labelIds, q } = query.data;
  const emails = labelIds === 'SENT' ? sentEmailsOf(mailbox.owner).filter(isAskedFor(q)) : mailbox.emails;
  const start = pageToken === undefined ? 0 : emails.findIndex(({ id }) => id === pageToken);
  if (start < 0) return refuse(400, 'INVALID_ARGUMENT', 'badRequest', 'Invalid pageToken');
  const messages = emails.slice(start, start + maxResults).map(({ id }) => ({ id, threadId: id }));
  const next = emails[start + maxResults];
  return json({
    ...(messages.length > 0 ? { messages } : {}),
    ...(next ? { nextPageToken: next.id } : {}),
    resultSizeEstimate: emails.length,
  });
}

/** Supports only the date of Gmail's search; a demo mailbox has no sent emails in threads. */
function isAskedFor(q: string): (email: StoredEmail) => boolean {
  const after = /^after:(\d{1,12})$/.exec(q)?.[1] ?? '0';
  return ({ receivedAt }) => !q.startsWith('rfc822msgid:') && receivedAt > Number(after) * 1000;
}

/** Gmail's `messages.get`, in the raw format, and in the metadata format for sent emails. */
export async function getMessage(
  services: Services,
  request: EndpointRequest,
  id: string | undefined,
): Promise<PlainAnswer> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof PlainAnswer) return mailbox;
  const { emails, owner } = mailbox;
  const sent = sentEmailsOf(owner).find((candidate) => candidate.id === id);
  if (sent && new URL(request.url).searchParams.get('format') === 'metadata') {
    const headers = [{ name: 'To', value: sent.raw }];
    return json({ id, threadId: id, labelIds: ['SENT'], internalDate: String(sent.receivedAt), payload: { headers } });
  }
  if (new URL(request.url).searchParams.get('format') !== 'raw') {
    return refuse(400, 'INVALID_ARGUMENT', 'badRequest', 'This mailbox answers format=raw only');
  }
  const email = emails.find((candidate) => candidate.id === id);
  if (!email) return refuse(404, 'NOT_FOUND', 'notFound', 'Requested entity was not found.');
  return json({
    id: email.id,
    threadId: email.id,
    labelIds: ['INBOX'],
    internalDate: String(Math.round(email.receivedAt)),
    sizeEstimate: email.raw.length,
    raw: Buffer.from(email.raw).toString('base64url'),
  });
}

export async function getProfile(services: Services, request: EndpointRequest): Promise<PlainAnswer> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof PlainAnswer) return mailbox;
  const { owner, emails } = mailbox;
  const total = emails.length;
  const historyId = historyIdOf(droppedEmails(owner, services.settings)[0]);
  return json({ emailAddress: owner, messagesTotal: total, threadsTotal: total, historyId: String(historyId) });
}

/** Gmail's `users.history.list`; dropped emails are the only changes. */
export async function listHistory(services: Services, request: EndpointRequest): Promise<PlainAnswer> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof PlainAnswer) return mailbox;
  const dropped = droppedEmails(mailbox.owner, services.settings);
  const historyId = historyIdOf(dropped[0]);
  const start = Number(new URL(request.url).searchParams.get('startHistoryId') ?? Number.NaN);
  if (!(start >= 1 && start <= historyId))
    return refuse(404, 'NOT_FOUND', 'notFound', 'Requested entity was not found.');
  const history = dropped
    .filter((email) => historyIdOf(email) > start)
    .toReversed()
    .map((email) => {
      const message = { id: email.id, threadId: email.id };
      const messagesAdded = [{ message: { ...message, labelIds: ['INBOX'] } }];
      return { id: String(historyIdOf(email)), messages: [message], messagesAdded };
    });
  return json({ ...(history.length > 0 ? { history } : {}), historyId: String(historyId) });
}

/** Microseconds, so that ids grow with time. */
function historyIdOf(newest: StoredEmail | undefined): number {
  return newest ? Math.round(newest.receivedAt * 1000) : 1;
}

async function openMailbox(
  services: Services,
  request: EndpointRequest,
): Promise<{ owner: string; emails: StoredEmail[] } | PlainAnswer> {
  const token = bearerOf(request.headers.get('authorization'));
  const account = token === undefined ? undefined : await verifyDemoAccessToken(services, token);
  if (!account) {
    return refuse(401, 'UNAUTHENTICATED', 'authError', 'Request had invalid authentication credentials.');
  }
  if (!account.scope.split(' ').includes(GMAIL_READONLY)) {
    const message = 'Request had insufficient authentication scopes.';
    return refuse(403, 'PERMISSION_DENIED', 'insufficientPermissions', message);
  }
  return { owner: account.email, emails: emailsOf(account.email, services.settings) };
}

function refuse(code: number, status: string, reason: string, message: string): PlainAnswer {
  return json({ error: { code, message, errors: [{ message, domain: 'global', reason }], status } }, code);
}
