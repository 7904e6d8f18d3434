/**
 * Measures what the server keeps in memory: `npm run bench -- memory`. It makes requests of every kind, in turn: pages, files,
 * endpoints, verdicts, forms, and what is refused. Options: `--requests N` (default 100,000), `--parallel N` (default 16).
 * Builds where needed and starts a server on a database of its own.
 */
import { parseArgs } from 'node:util';
import { type Call, load } from './http/load.ts';
import { withOwnServer } from './http/own-server.ts';
import { signInTo } from './http/signed-in.ts';
import type { Figures } from './report/budgets.ts';

const PARTS = 10;

export async function run(args: string[]): Promise<Figures<'memory'>> {
  const { values } = parseArgs({ args, options: { requests: { type: 'string' }, parallel: { type: 'string' } } });
  const requests = Number(values.requests ?? 100_000);
  const parallel = Number(values.parallel ?? 16);
  return withOwnServer(async (server, folder) => {
    const calls = await mixedCalls(server.url, folder);
    const resident: number[] = [server.residentMb()];
    console.log(`${resident[0]?.toFixed(0)} MiB resident before`);
    for (let part = 1; part <= PARTS; part += 1) {
      await load(calls, { calls: requests / PARTS, parallel });
      resident.push(server.residentMb());
      console.log(`${resident[part]?.toFixed(0)} MiB after ${Math.round((requests * part) / PARTS)} requests`);
    }
    const [half = 0, last = 0] = [resident[PARTS / 2], resident[PARTS]];
    return { 'resident after 100,000 mixed requests': last, 'grown in the second half': Math.max(0, last - half) };
  });
}

/** A visitor's requests, a user's, and those of programs that try their luck. */
async function mixedCalls(siteUrl: string, folder: string): Promise<Call[]> {
  const { userId, accessToken } = await signInTo(folder, siteUrl);
  const page = await (await fetch(siteUrl)).text();
  const [asset = '/favicon.svg'] = /\/_astro\/[\w./-]+/.exec(page) ?? [];
  const compressed = { 'accept-encoding': 'br, gzip' };
  const json = { accept: 'application/json' };
  const signedIn = { ...json, authorization: `Bearer ${accessToken}` };
  const get = (path: string, headers: Record<string, string> = compressed, status = 200): Call => ({
    url: new URL(path, siteUrl),
    method: 'GET',
    headers,
    status,
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = json, status = 200): Call => ({
    ...get(path, headers, status),
    method: 'POST',
    body: JSON.stringify(body),
  });
  return [
    get('/'),
    get(asset),
    get('/api/v1/', json),
    post('/predict', emailOf(1)),
    get('/dashboard'),
    get('/api/v1/auth/current-user', signedIn),
    get('/nowhere', compressed, 404),
    post('/predict', emailOf(20)),
    get('/oauth/login'),
    get(`/api/v1/users/${userId}/next-email`, signedIn),
    get('/api/v1/scans', signedIn),
    post('/f/contact', { Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'Good day. '.repeat(40) }),
    get('/api/v1/scans', json, 401),
    post('/predict', emailOf(200), signedIn),
    get('/privacy-policy/', compressed, 301),
    post('/predict', { Subject: 'no body' }, json, 400),
    get('/sitemap-index.xml'),
    get('/%E0%A4%A', compressed, 403),
  ];
}

function emailOf(paragraphs: number): { Subject: string; Body: string } {
  const paragraph =
    'Your mailbox is full. Confirm your password within 24 hours: https://mail-login.example/verify\n\n';
  return { Subject: 'Your password expires today', Body: `Dear customer,\n\n${paragraph.repeat(paragraphs)}` };
}
