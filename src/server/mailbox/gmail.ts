import type { Logger } from 'pino';
import { z } from 'zod';
import { type Failure, failure, isFailure } from '../failure.ts';
import type { Network } from '../oidc/provider.ts';
import { mailboxNotConnected, mailboxUnavailable } from './grants.ts';
import type { Mailbox } from './mailbox.ts';

export interface GmailOptions {
  /** Where `/gmail/v1` starts. */
  baseUrl: string;
  accessToken: string;
  log: Logger;
  network?: Network | undefined;
}

/** A mailbox also lists what its owner wrote. */
const RECEIVED = '-in:sent -in:drafts -in:chats';

const INTERNET: Network = { fetch: globalThis.fetch, timeoutSeconds: 8 };

/** The largest message that is read. Gmail takes in 50 MB, but what is larger than this is attachments. */
const MESSAGE_LIMIT = 25 * 1024 * 1024;
/** base64url takes four bytes for three; the rest of the answer is small. */
const ANSWER_LIMIT = Math.ceil((MESSAGE_LIMIT * 4) / 3) + 64 * 1024;

const messageList = z.object({
  messages: z.array(z.object({ id: z.string().regex(/^[\w-]{1,128}$/) })).default([]),
  nextPageToken: z.string().optional(),
});

const rawMessage = z.object({ raw: z.string().regex(/^[\w-]*={0,2}$/) });

const refusal = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).default([]),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** Reasons of a 403 that only the user can lift; all other ones, limits above all, pass by themselves. */
const NO_PERMISSION = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);

/** Gmail's REST API, of which two calls are used: `messages.list` and `messages.get` with `format=raw`. */
export function openGmail({ baseUrl, accessToken, log, network = INTERNET }: GmailOptions): Mailbox {
  /** @param unreadable what to answer when there is nothing at this address, or far too much */
  async function get<T>(path: string, schema: z.ZodType<T>, unreadable: () => Failure): Promise<T | Failure> {
    try {
      const answer = await network.fetch(`${baseUrl}/gmail/v1/users/me/messages${path}`, {
        headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(network.timeoutSeconds * 1000),
      });
      const text = await readText(answer);
      if (text === undefined || answer.status === 404) return unreadable();
      if (answer.ok) return schema.parse(JSON.parse(text));
      log.warn({ status: answer.status }, 'mailbox refused');
      return failureOf(answer.status, text);
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'mailbox failed');
      return mailboxUnavailable();
    }
  }

  return {
    async list({ limit, pageToken }) {
      const query = new URLSearchParams({
        maxResults: String(limit),
        q: RECEIVED,
        ...(pageToken ? { pageToken } : {}),
      });
      const list = await get(`?${query}`, messageList, mailboxUnavailable);
      if (isFailure(list)) return list;
      return { ids: list.messages.map(({ id }) => id), nextPageToken: list.nextPageToken };
    },
    async raw(id) {
      const message = await get(`/${encodeURIComponent(id)}?format=raw`, rawMessage, messageUnreadable);
      return isFailure(message) ? message : Buffer.from(message.raw, 'base64url');
    },
  };
}

/** @returns undefined for an answer of more than `ANSWER_LIMIT` bytes, whatever length it declares */
async function readText(answer: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream: the rest is not downloaded.
    if (size > ANSWER_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(status: number, text: string): Failure {
  if (status === 401) return mailboxNotConnected();
  if (status !== 403) return mailboxUnavailable();
  const { errors, details } = refusal.parse(JSON.parse(text)).error;
  const reasons = [...errors, ...details].map(({ reason }) => reason ?? '');
  return reasons.some((reason) => NO_PERMISSION.has(reason)) ? mailboxNotConnected() : mailboxUnavailable();
}

function messageUnreadable(): Failure {
  return failure(404, 'MESSAGE_UNREADABLE', 'This message is gone, or too large to be read.');
}
