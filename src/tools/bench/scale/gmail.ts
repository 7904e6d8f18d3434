import type { Network } from '../../../server/oidc/provider.ts';
import { arrivalTime, arrivedBy, messageIdOf, type Period, positionIn, relativeSizes } from './mailboxes.ts';
import { type Sample, type Samples, sampleAt } from './samples.ts';

const PAGE_SIZE = 500;

export interface GmailOptions {
  /** How many emails each mailbox held when the simulation began. */
  stored: readonly number[];
  samples: Samples;
  periods(): readonly Period[];
  now(): number;
  onFetched(): void;
}

/** Gmail at the network boundary, which answers at once; the access token names the mailbox. */
export function gmailNetwork({ stored, samples, periods, now, onFetched }: GmailOptions): Network {
  const sizes = relativeSizes(stored);
  const encoded = encodedSources(samples);
  const before = (index: number) => stored[index] ?? 0;
  const newest = (index: number) => before(index) + arrivedBy(now(), index, sizes[index] ?? 0, periods());

  const list = (index: number, end: number) => {
    const start = Math.max(0, end - PAGE_SIZE);
    const messages = Array.from({ length: end - start }, (_, offset) => ({ id: messageIdOf(index, end - offset) }));
    return { messages, ...(start > 0 && { nextPageToken: String(start) }) };
  };
  const history = (index: number, since: number) => {
    const end = newest(index);
    const added = Array.from({ length: Math.max(0, end - since) }, (_, offset) => ({
      messagesAdded: [{ message: { id: messageIdOf(index, since + 1 + offset), labelIds: ['INBOX'] } }],
    }));
    return { history: added, historyId: String(end) };
  };
  const raw = (index: number, id: string) => {
    onFetched();
    const position = positionIn(id);
    const receivedAt = arrivalTime(position - before(index), index, sizes[index] ?? 0, periods());
    return { raw: sampleAt(encoded, index, position), internalDate: String(receivedAt) };
  };

  const answer = (index: number, { pathname, searchParams }: URL) => {
    const [, , , , , method, id] = pathname.split('/');
    if (method === 'profile') return { historyId: String(newest(index)) };
    if (method === 'history') return history(index, Number(searchParams.get('startHistoryId')));
    if (id !== undefined) return raw(index, id);
    if (searchParams.has('labelIds')) return { messages: [] };
    return list(index, Number(searchParams.get('pageToken') ?? newest(index)));
  };
  return {
    timeoutSeconds: 30,
    fetch: async (input, init) => {
      const bearer = new Headers(init?.headers).get('authorization') ?? '';
      return Response.json(answer(Number(bearer.replace('Bearer ', '')), new URL(String(input))));
    },
  };
}

function encodedSources({ harmless, dangerous }: Samples) {
  const encoded = ({ source }: Sample) => Buffer.from(source).toString('base64url');
  return { harmless: harmless.map(encoded), dangerous: dangerous.map(encoded) };
}
