import { Agent, request } from 'node:http';

export interface Call {
  url: URL;
  method: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
}

export interface Load {
  /** How long each answer took, the fastest first. */
  milliseconds: number[];
  /** How long they took together. */
  seconds: number;
}

/** Makes the same call again and again, so many at a time. @throws when one is not answered with 200 */
export async function load(call: Call, { calls, parallel }: { calls: number; parallel: number }): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const milliseconds: number[] = [];
  let left = calls;
  const start = performance.now();
  const caller = async () => {
    while (left-- > 0) {
      const sent = performance.now();
      await make(call, agent);
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

function make({ url, method, headers, body }: Call, agent: Agent): Promise<void> {
  const type =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`The server answered ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
