/** Serves a deployment as Netlify does: its files first, then the function; scheduled functions run all the time. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { parse } from 'smol-toml';
import { DEPLOYED, FUNCTION, PAGES, ROOT, SCHEDULED } from './site.ts';

type Handler = (request: Request, context: { ip: string }) => Promise<Response>;

/** What a function receives at most. */
const BODY_LIMIT = 6 * 1024 * 1024;
const siteUrl = process.env.SITE_URL ?? '';
const { default: handler } = (await import(join(FUNCTION, 'ssr.mjs'))) as { default: Handler };
const files = sirv(PAGES, {
  extensions: ['html'],
  setHeaders: (outgoing, path) => {
    for (const [name, value] of headersOf(path)) outgoing.setHeader(name, value);
  },
});

interface HeaderRules {
  headers: { for: string; values: Record<string, string> }[];
}

/** The headers of files: first those of netlify.toml, then those of the build. */
const rules = [
  parse(readFileSync(join(ROOT, 'netlify.toml'), 'utf8')) as unknown as HeaderRules,
  JSON.parse(readFileSync(join(DEPLOYED, 'config.json'), 'utf8')) as HeaderRules,
].flatMap(({ headers }) => headers);

function headersOf(path: string): [name: string, value: string][] {
  return rules
    .filter(({ for: pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
    .flatMap(({ values }) => Object.entries(values));
}

// No connection ends while a test that was busy takes it up again.
createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => {
  const fromFunction = () => {
    answer(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  };
  if (incoming.method === 'GET' || incoming.method === 'HEAD') files(incoming, outgoing, fromFunction);
  else fromFunction();
}).listen(Number(process.env.PORT), 'localhost', () => process.stdout.write('serving\n'));

for (;;) {
  for (const name of ['poll', 'sweep']) {
    const scheduled = (await import(join(SCHEDULED, name, `src/deploy/netlify/${name}.mjs`))) as {
      default(): Promise<void>;
    };
    await scheduled.default();
  }
  await setTimeout(1000);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT) {
    outgoing.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const { method = 'GET' } = incoming;
  // A function gets its request whole.
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(incoming));
  const gone = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || gone.abort());
  const init = {
    method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    body,
    signal: gone.signal,
  };
  const request = new Request(new URL(incoming.url ?? '/', siteUrl), init);
  const response = await handler(request, { ip: incoming.socket.remoteAddress ?? '' });
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'set-cookie': cookies });
  if (!response.body) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => undefined);
}
