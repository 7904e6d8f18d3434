import { z as zod } from 'zod';
import { type MailboxApi, type MailboxApiOptions, openMailboxApi, type Reply } from './mailbox-api.ts';

export type GmailOptions = MailboxApiOptions & {
  /** Where `/gmail/v1` starts. */
  baseUrl: string;
};

/** Safe in a URL. */
export const messageId = zod.string().regex(/^[\w-]{1,128}$/);

const refusal = zod.object({
  error: zod.object({
    errors: zod.array(zod.object({ reason: zod.string() })).default([]),
    details: zod.array(zod.object({ reason: zod.string().optional() })).default([]),
  }),
});

/** Temporary reasons of a 403. */
const LIMITS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED']);
/** Reasons of a 403 that only the user can remove. */
const NO_PERMISSION = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);

export function openGmailApi({ baseUrl, ...options }: GmailOptions): MailboxApi {
  return openMailboxApi(
    {
      baseUrl: `${baseUrl}/gmail/v1/users/me`,
      isTemporary: (reply) => reply.status === 403 && has(reply, LIMITS),
      lacksPermission: (reply) => has(reply, NO_PERMISSION),
    },
    options,
  );
}

function has({ body = Buffer.alloc(0) }: Reply, wanted: ReadonlySet<string>): boolean {
  const { errors, details } = refusal.parse(JSON.parse(body.toString('utf8'))).error;
  return [...errors, ...details].some(({ reason }) => reason !== undefined && wanted.has(reason));
}
