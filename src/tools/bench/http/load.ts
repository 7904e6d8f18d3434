import { Agent, request } from 'node:http';

export interface Call {
  url: URL;
  method: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
  /** The expected status; 200 by default. */
  status?: number;
}

export interface Load {
  /** How long each answer took, the fastest first. */
  milliseconds: number[];
  /** How long they took together. */
  seconds: number;
}

/** Repeats the same calls in turn, this many at a time. @throws when one is not answered as expected */
export async function load(
  call: Call | readonly Call[],
  { calls, parallel }: { calls: number; parallel: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const turns = [call].flat();
  const milliseconds: number[] = [];
  let made = 0;
  const start = performance.now();
  const caller = async () => {
    while (made < calls) {
      const next = turns[made++ % turns.length];
      const sent = performance.now();
      if (next) await make(next, agent);
      milliseconds.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: parallel }, caller));
  agent.destroy();
  return { milliseconds: milliseconds.toSorted((a, b) => a - b), seconds: (performance.now() - start) / 1000 };
}

/** What the given share of all answers did not exceed. */
export function percentile(milliseconds: number[], share: number): number {
  return milliseconds[Math.floor((milliseconds.length - 1) * share)] ?? 0;
}

function make({ url, method, headers, body, status = 200 }: Call, agent: Agent): Promise<void> {
  const type =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === status) resolve();
        else reject(new Error(`The server answered ${method} ${url.pathname} with ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
