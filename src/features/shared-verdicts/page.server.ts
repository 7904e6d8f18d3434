import { LINK_GONE, refusedScreen } from '../../content/error-screens.ts';
import { type EndpointCall, endpoint } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { PlainAnswer } from '../../server/plain-answer.ts';
import { readLimited } from '../../server/request-body.ts';
import { type Claims, LINK_CALLS, STATEMENT_LIMIT, statement } from './contract.ts';
import { findShared, linkNotFound, revokeByReceipt } from './links.server.ts';
import { readStatement } from './statement.server.ts';
import { SHARE_TEXTS, SHARED_ERRORS } from './texts.ts';

/** Not indexed, not cached, and sites opened from it don't learn its address. */
const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
} as const;

/** Gives a page these headers, and the status of a failure. */
export function answerPrivately(response: { status?: number; headers: Headers }, outcome: unknown): void {
  const failed = isFailure(outcome) ? outcome : undefined;
  for (const [name, value] of Object.entries({ ...PRIVATE_HEADERS, ...failed?.headers })) {
    response.headers.set(name, value);
  }
  if (failed) response.status = failed.status;
}

/** Only a missing link is “gone”; other failures say what happened. */
export function screenOf(failed: Failure) {
  return { screen: failed.status === 404 ? LINK_GONE : refusedScreen(failed), status: failed.status };
}

const shared = endpoint({ access: 'anyone' }, async ({ services, context }) => {
  const found = await findShared(services, context.params.id ?? '');
  return found ? { ...found } : linkNotFound();
});

export interface PageVerdict {
  claims: Claims;
  expiresAt?: number;
}

export async function openShared(context: EndpointContext): Promise<PageVerdict | Failure> {
  return asVerdict(await shared.answer(context));
}

export async function downloadStatement({ services, context }: EndpointCall<undefined, undefined, undefined>) {
  const found = await findShared(services, context.params.id ?? '');
  if (!found) return linkNotFound();
  return new PlainAnswer(
    `${JSON.stringify(found.statement)}\n`,
    200,
    Object.entries({
      ...PRIVATE_HEADERS,
      // RFC 7515, 9.2.2
      'content-type': 'application/jose+json',
      'content-disposition': `attachment; filename="${SHARE_TEXTS.file}"`,
    }),
  );
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

async function readPosted(context: EndpointContext): Promise<{ statement: unknown } | Failure> {
  const invalid = failure(400, 'INVALID', SHARED_ERRORS.notPrinted);
  const type = context.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (context.request.method !== 'POST' || type !== FORM_TYPE) return invalid;
  // Percent-encoded, JSON grows.
  const bytes = await readLimited(context, { limit: 2 * STATEMENT_LIMIT });
  if (isFailure(bytes)) return bytes;
  try {
    const posted = new URLSearchParams(new TextDecoder().decode(bytes)).get('statement');
    return { statement: JSON.parse(posted ?? '') };
  } catch {
    return invalid;
  }
}

/** A verdict that is not shared, from the dialog: shown only if it is signed. */
const posted = endpoint({ access: 'anyone', readBody: readPosted, limit: LINK_CALLS }, async ({ services, body }) => {
  const given = statement.safeParse(body.statement);
  const claims = given.success ? await readStatement(services, given.data) : undefined;
  return claims ? { claims } : failure(422, 'NOT_A_STATEMENT', SHARED_ERRORS.notPrinted);
});

export async function openPosted(context: EndpointContext): Promise<PageVerdict | Failure> {
  return asVerdict(await posted.answer(context));
}

function asVerdict(answer: unknown): PageVerdict | Failure {
  return answer as PageVerdict | Failure;
}

const revoked = endpoint({ access: 'anyone', limit: LINK_CALLS }, ({ services, context }) =>
  revokeByReceipt(services, context.params.receipt ?? ''),
);

export async function revokeFromPage(context: EndpointContext): Promise<'revoked' | Failure> {
  const answer = await revoked.answer(context);
  return isFailure(answer as Failure) ? (answer as Failure) : 'revoked';
}
