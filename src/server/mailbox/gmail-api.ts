import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import { bytesWithin } from '../read-limited.ts';
import { mailboxReconnect, mailboxUnavailable } from './failures.ts';
import { fetchKeepAlive, type MailboxFetch } from './keep-alive.ts';

export interface GmailOptions {
  /** Where `/gmail/v1` starts. */
  baseUrl: string;
  accessToken: string;
  /** Replaces an access token that Gmail refuses. */
  renew(refused: string): Promise<string | Failure>;
  /** Called when Gmail refuses a new access token as well. */
  refused(): Promise<void>;
  log: Logger;
  /** Replaces calls over the internet. */
  read?: MailboxFetch | undefined;
  network?: MailboxNetwork | undefined;
}

type MailboxNetwork = Omit<Network, 'fetch'> & { fetch: MailboxFetch };

interface Missing {
  absent?(): Failure;
  tooLarge?(): Failure;
  /** In bytes. */
  limit?: number;
}

export interface GmailApi {
  /** @param missing the failures for a 404 and for a response that is too large */
  get<T>(path: string, schema: z.ZodType<T>, missing?: Missing): Promise<T | Failure>;
}

/** Safe in a URL. */
export const messageId = z.string().regex(/^[\w-]{1,128}$/);

const TIMEOUT_SECONDS = 8;

/** Lists and profiles are much smaller. */
const ANSWER_LIMIT = 4 * 1024 * 1024;

/** Truncated exponential backoff, as Google's guide to Gmail errors asks for; short, because a user is waiting. */
const FIRST_PAUSE_MS = 500;
const MAX_RETRIES = 3;
const MAX_PAUSE_MS = 5000;

const refusal = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).default([]),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** Temporary reasons of a 403. */
const LIMITS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED']);
/** Reasons of a 403 that only the user can remove. */
const NO_PERMISSION = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);

interface Reply {
  status: number;
  text: string | undefined;
  retryAfterMs: number | undefined;
}

export function openGmailApi({ baseUrl, log, read = fetchKeepAlive, ...options }: GmailOptions): GmailApi {
  const { network = { fetch: read, timeoutSeconds: TIMEOUT_SECONDS } } = options;
  let { accessToken } = options;

  async function ask(path: string, limit: number): Promise<Reply> {
    const answer = await network.fetch(`${baseUrl}/gmail/v1/users/me${path}`, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(network.timeoutSeconds * 1000),
    });
    const bytes = await bytesWithin(answer, limit);
    return { status: answer.status, text: bytes?.toString('utf8'), retryAfterMs: retryAfterOf(answer) };
  }

  async function askWithRetries(path: string, limit: number): Promise<Reply> {
    for (let pause = 0; ; pause += 1) {
      const reply = await ask(path, limit);
      const wait = reply.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** pause * (1 + Math.random() / 2);
      if (pause === MAX_RETRIES || wait > MAX_PAUSE_MS || !isTemporary(reply)) return reply;
      log.info({ status: reply.status, pause }, 'mailbox asked us to wait');
      await (network.pause ?? setTimeout)(wait);
    }
  }

  async function askAsUser(path: string, limit: number): Promise<Reply | Failure> {
    const reply = await askWithRetries(path, limit);
    if (reply.status !== 401) return reply;
    const renewed = await options.renew(accessToken);
    if (isFailure(renewed)) return renewed;
    accessToken = renewed;
    return askWithRetries(path, limit);
  }

  return {
    async get(path, schema, { absent = mailboxUnavailable, tooLarge = absent, limit = ANSWER_LIMIT } = {}) {
      try {
        const reply = await askAsUser(path, limit);
        if (isFailure(reply)) return reply;
        const { status, text } = reply;
        if (status === 404) return absent();
        if (text === undefined) return tooLarge();
        if (status === 200) return schema.parse(JSON.parse(text));
        log.warn({ status }, 'mailbox refused');
        if (status !== 401 && !(status === 403 && has(text, NO_PERMISSION))) return mailboxUnavailable();
        await options.refused();
        return mailboxReconnect();
      } catch (error) {
        log.warn({ reason: (error as Error).name }, 'mailbox failed');
        return mailboxUnavailable();
      }
    },
  };
}

/** Seconds, or a date (RFC 9110, 10.2.3), compared with the server's own clock. */
function retryAfterOf({ headers }: Awaited<ReturnType<MailboxFetch>>): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isTemporary({ status, text }: Reply): boolean {
  return status === 429 || status >= 500 || (status === 403 && has(text ?? '', LIMITS));
}

function has(text: string, wanted: ReadonlySet<string>): boolean {
  const { errors, details } = refusal.parse(JSON.parse(text)).error;
  return [...errors, ...details].some(({ reason }) => reason !== undefined && wanted.has(reason));
}
