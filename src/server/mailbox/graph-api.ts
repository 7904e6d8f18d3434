import { z as zod } from 'zod';
import { mailboxNotOnline } from './failures.ts';
import { type MailboxApi, type MailboxApiOptions, openMailboxApi, type Reply } from './mailbox-api.ts';

export type GraphOptions = MailboxApiOptions & {
  /** Microsoft Graph’s origin. */
  origin: string;
};

/** Safe in a URL. */
export const itemId = zod.string().regex(/^[\w=-]{1,512}$/);
export const instant = zod.iso.datetime({ offset: true });

/** Immutable ids survive a move to another folder, and are asked for with every call. */
const ID_TYPE = 'IdType="ImmutableId"';
const CHANGES_PER_PAGE = 'odata.maxpagesize=200';

const refusal = zod.object({ error: zod.object({ code: zod.string() }) });

/** The codes of a 404 if a mailbox is on premises, has no licence or belongs to a guest. */
const NOT_ONLINE = new Set(['mailboxnotenabledforrestapi', 'mailboxnotsupportedforrestapi']);
/** The codes, with 410 or 400, of a delta link that has expired. */
const NO_SYNC_STATE = new Set(['syncstatenotfound', 'syncstateinvalid', 'resyncrequired']);
/** The codes of a 403 if consent was withdrawn or a policy of the organization blocks access. */
const NO_PERMISSION = new Set(['erroraccessdenied', 'accessdenied', 'authorization_requestdenied', 'forbidden']);

const VERSION = '/v1.0';

export function openGraphApi({ origin, ...options }: GraphOptions): MailboxApi {
  return openMailboxApi(
    {
      baseUrl: origin + VERSION,
      // Lists have $top instead, which delta queries don't promise to follow.
      headersOf: (path) => ({
        prefer: path.includes('/delta') ? `${ID_TYPE}, ${CHANGES_PER_PAGE}` : ID_TYPE,
        // The source of a message is not JSON.
        ...(path.endsWith('/$value') && { accept: '*/*' }),
      }),
      isGone: (reply) => reply.status === 410 || NO_SYNC_STATE.has(codeOf(reply)),
      lacksPermission: (reply) => NO_PERMISSION.has(codeOf(reply)),
      failureOf: (reply) => (reply.status === 404 && NOT_ONLINE.has(codeOf(reply)) ? mailboxNotOnline() : undefined),
    },
    options,
  );
}

/** `path` and query of a link that continues an answer. The bearer token goes to no other server. */
export function linkOf(origin: string) {
  const start = `${origin}${VERSION}/`;
  return zod
    .string()
    .max(16_384)
    .startsWith(start)
    .transform((link) => link.slice(start.length - 1));
}

/** Graph reads a plus sign as one. */
export function queryOf(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString().replaceAll('+', '%20');
}

/** Microsoft writes the same code in either case. */
function codeOf({ body }: Reply): string {
  try {
    return refusal.parse(JSON.parse(body?.toString('utf8') ?? '')).error.code.toLowerCase();
  } catch {
    // Gateways in front of Graph return HTML.
    return '';
  }
}
