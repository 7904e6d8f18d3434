/**
 * Sends the same heavy request again and again over some connections, in a thread of its own: a test that measures how long
 * others wait must not send megabytes itself. Answers with how often each status came when it is stopped.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface HeavyRequest {
  url: string;
  /** The loopback address it comes from. */
  from: string;
  connections: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const { url, from, connections, headers, body } = workerData as HeavyRequest;
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
const statuses: Record<string, number> = {};
let stopped = false;

function send(): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
    });
    // A connection may be cut by a refusal while the body is still being sent.
    sent.on('error', () => resolve('cut')).end(body);
  });
}

async function keepSending(): Promise<void> {
  while (!stopped) {
    const status = await send();
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A sender that is refused at once would only measure how fast this thread can send.
    if (status !== '200') await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

parentPort?.once('message', () => {
  stopped = true;
});
await Promise.all(Array.from({ length: connections }, keepSending));
agent.destroy();
parentPort?.postMessage(statuses);
