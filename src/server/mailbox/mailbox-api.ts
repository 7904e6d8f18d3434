import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { z as zod } from 'zod';
import { type Failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import { bytesWithin } from '../read-limited.ts';
import { mailboxReconnect, mailboxUnavailable } from './failures.ts';
import { fetchKeepAlive, type MailboxFetch } from './keep-alive.ts';
import type { QuietTime } from './quiet-time.ts';

export interface MailboxApiOptions {
  accessToken: string;
  /** Replaces an access token that the mailbox refuses. */
  renew(refused: string): Promise<string | Failure>;
  /** Called when the mailbox refuses a new access token as well. */
  refused(): Promise<void>;
  log: Logger;
  quietTime?: QuietTime | undefined;
  /** Replaces calls over the internet. */
  read?: MailboxFetch | undefined;
  network?: MailboxNetwork | undefined;
}

type MailboxNetwork = Omit<Network, 'fetch'> & { fetch: MailboxFetch };

/** How to interpret a provider's responses. */
export interface Dialect {
  /** The prefix of every path. */
  baseUrl: string;
  headersOf?(path: string): Record<string, string>;
  /** Temporary, in addition to 429 and 5xx. */
  isTemporary?(reply: Reply): boolean;
  /** Gone for good, in addition to 404. */
  isGone?(reply: Reply): boolean;
  /** A 403 that only the user can remove. */
  lacksPermission(reply: Reply): boolean;
  /** A refusal with its own failure. */
  failureOf?(reply: Reply): Failure | undefined;
}

interface Missing {
  absent?(): Failure;
  tooLarge?(): Failure;
  /** In bytes. */
  limit?: number;
}

export interface MailboxApi {
  /** @param missing the failures for a missing message and for a response that is too large */
  get<T>(path: string, schema: zod.ZodType<T>, missing?: Missing): Promise<T | Failure>;
  bytes(path: string, missing?: Missing): Promise<Buffer | Failure>;
}

const TIMEOUT_SECONDS = 8;

/** Lists and profiles are much smaller. */
const ANSWER_LIMIT = 4 * 1024 * 1024;

/** Truncated exponential backoff, as Google's and Microsoft's guides ask for; short, because a user is waiting. */
const FIRST_PAUSE_MS = 500;
const MAX_RETRIES = 3;
const MAX_PAUSE_MS = 5000;

export interface Reply {
  status: number;
  body: Buffer | undefined;
  retryAfterMs: number | undefined;
}

export function openMailboxApi(
  dialect: Dialect,
  { log, read = fetchKeepAlive, ...options }: MailboxApiOptions,
): MailboxApi {
  const { network = { fetch: read, timeoutSeconds: TIMEOUT_SECONDS }, quietTime } = options;
  let { accessToken } = options;

  async function ask(path: string, limit: number): Promise<Reply> {
    const answer = await network.fetch(dialect.baseUrl + path, {
      headers: { accept: 'application/json', ...dialect.headersOf?.(path), authorization: `Bearer ${accessToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(network.timeoutSeconds * 1000),
    });
    const body = await bytesWithin(answer, limit);
    return { status: answer.status, body, retryAfterMs: retryAfterOf(answer) };
  }

  async function askWithRetries(path: string, limit: number): Promise<Reply> {
    for (let pause = 0; ; pause += 1) {
      const reply = await ask(path, limit);
      if (!isTemporary(reply)) return reply;
      const wait = reply.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** pause * (1 + Math.random() / 2);
      if (pause === MAX_RETRIES || wait > MAX_PAUSE_MS) {
        // Earlier calls would only be refused, and would count.
        if (reply.retryAfterMs !== undefined) quietTime?.begin(reply.retryAfterMs);
        return reply;
      }
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

  function isTemporary(reply: Reply): boolean {
    return reply.status === 429 || reply.status >= 500 || (dialect.isTemporary?.(reply) ?? false);
  }

  async function fetched<T>(
    path: string,
    read: (body: Buffer) => T,
    { absent = mailboxUnavailable, tooLarge = absent, limit = ANSWER_LIMIT }: Missing = {},
  ): Promise<T | Failure> {
    if (quietTime?.isNow()) return mailboxUnavailable();
    try {
      const reply = await askAsUser(path, limit);
      if (isFailure(reply)) return reply;
      const { status, body } = reply;
      if (status === 200) return body === undefined ? tooLarge() : read(body);
      const failed = dialect.failureOf?.(reply);
      if (failed) return failed;
      if (status === 404 || dialect.isGone?.(reply)) return absent();
      if (body === undefined) return tooLarge();
      log.warn({ status }, 'mailbox refused');
      if (status !== 401 && !(status === 403 && dialect.lacksPermission(reply))) return mailboxUnavailable();
      await options.refused();
      return mailboxReconnect();
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'mailbox failed');
      return mailboxUnavailable();
    }
  }

  return {
    get: (path, schema, missing) => fetched(path, (body) => schema.parse(JSON.parse(body.toString('utf8'))), missing),
    bytes: (path, missing) => fetched(path, (body) => body, missing),
  };
}

/** Seconds, or a date (RFC 9110, 10.2.3), compared with the server's own clock. */
function retryAfterOf({ headers }: Awaited<ReturnType<MailboxFetch>>): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
