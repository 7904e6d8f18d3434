import { z } from 'zod';
import { json } from '../../../server/endpoint.ts';
import { GMAIL_READONLY } from '../../../server/oidc/flow.ts';
import type { Services } from '../../../server/services.ts';
import { bearerOf } from '../../../server/session/access-token.ts';
import { verifyDemoAccessToken } from '../identity/access-token.server.ts';
import { lettersOf, type StoredLetter } from './letters.server.ts';

const HISTORY_ID = '1';

const listQuery = z.object({
  maxResults: z.coerce.number().int().min(1).max(500).default(100),
  pageToken: z.string().optional(),
});

/** `messages.list` as Gmail answers it: newest first, the token being absent on the last page. */
export async function listMessages(services: Services, request: Request): Promise<Response> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof Response) return mailbox;
  const { letters } = mailbox;
  const query = listQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return refuse(400, 'INVALID_ARGUMENT', 'badRequest', 'Invalid value');
  const { maxResults, pageToken } = query.data;
  const start = pageToken === undefined ? 0 : letters.findIndex(({ id }) => id === pageToken);
  if (start < 0) return refuse(400, 'INVALID_ARGUMENT', 'badRequest', 'Invalid pageToken');
  const messages = letters.slice(start, start + maxResults).map(({ id }) => ({ id, threadId: id }));
  const next = letters[start + maxResults];
  return json({
    ...(messages.length > 0 ? { messages } : {}),
    ...(next ? { nextPageToken: next.id } : {}),
    resultSizeEstimate: letters.length,
  });
}

/** `messages.get` as Gmail answers it, in the one format that is read here: the message's source. */
export async function getMessage(services: Services, request: Request, id: string | undefined): Promise<Response> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof Response) return mailbox;
  const { letters } = mailbox;
  if (new URL(request.url).searchParams.get('format') !== 'raw') {
    return refuse(400, 'INVALID_ARGUMENT', 'badRequest', 'This mailbox answers format=raw only');
  }
  const letter = letters.find((candidate) => candidate.id === id);
  if (!letter) return refuse(404, 'NOT_FOUND', 'notFound', 'Requested entity was not found.');
  return json({
    id: letter.id,
    threadId: letter.id,
    labelIds: ['INBOX'],
    internalDate: String(letter.receivedAt),
    sizeEstimate: letter.raw.length,
    raw: Buffer.from(letter.raw).toString('base64url'),
  });
}

/** `users.getProfile` as Gmail answers it. */
export async function getProfile(services: Services, request: Request): Promise<Response> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof Response) return mailbox;
  const { owner, letters } = mailbox;
  const total = letters.length;
  return json({ emailAddress: owner, messagesTotal: total, threadsTotal: total, historyId: HISTORY_ID });
}

/** `users.history.list` of a mailbox in which nothing ever changes. */
export async function listHistory(services: Services, request: Request): Promise<Response> {
  const mailbox = await openMailbox(services, request);
  if (mailbox instanceof Response) return mailbox;
  const known = new URL(request.url).searchParams.get('startHistoryId') === HISTORY_ID;
  return known
    ? json({ historyId: HISTORY_ID })
    : refuse(404, 'NOT_FOUND', 'notFound', 'Requested entity was not found.');
}

/** The letters of the mailbox that the request's bearer opens, or Gmail's refusal. */
async function openMailbox(
  services: Services,
  request: Request,
): Promise<{ owner: string; letters: StoredLetter[] } | Response> {
  const token = bearerOf(request.headers.get('authorization'));
  const holder = token === undefined ? undefined : await verifyDemoAccessToken(services, token);
  if (!holder) {
    return refuse(401, 'UNAUTHENTICATED', 'authError', 'Request had invalid authentication credentials.');
  }
  if (!holder.scope.split(' ').includes(GMAIL_READONLY)) {
    const message = 'Request had insufficient authentication scopes.';
    return refuse(403, 'PERMISSION_DENIED', 'insufficientPermissions', message);
  }
  return { owner: holder.email, letters: lettersOf(holder.email) };
}

/** An error in the shape of Google's APIs. */
function refuse(code: number, status: string, reason: string, message: string): Response {
  return json({ error: { code, message, errors: [{ message, domain: 'global', reason }], status } }, code);
}
