import type { Alert } from '../../../src/features/scans/contract.ts';

interface StreamEvent {
  id?: string;
  event?: string;
  data: Record<string, unknown>;
}

/** Reads a stream of alerts as a page does: by fetch, with a bearer token. */
export interface Listener {
  events: StreamEvent[];
  alerts(): Alert[];
  /** Resolves when the server has closed it. */
  ended: Promise<void>;
  close(): void;
}

/** @throws Error if it is refused */
export async function listen(url: string, token: string, lastEventId?: string): Promise<Listener> {
  const stop = new AbortController();
  const answer = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: stop.signal,
  });
  if (answer.headers.get('content-type') !== 'text/event-stream; charset=utf-8' || !answer.body) {
    throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
  }
  const events: StreamEvent[] = [];
  const ended = read(answer.body, events);
  return {
    events,
    alerts: () => events.filter(({ event }) => event === 'alert').map(({ data }) => data as unknown as Alert),
    ended,
    close: () => stop.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, events: StreamEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.map(readEvent).filter(({ event }) => event !== undefined));
    }
  } catch {
    // Closed by the test.
  }
}

function readEvent(block: string): StreamEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  return { ...fields, data: JSON.parse(fields.data ?? '{}') };
}
