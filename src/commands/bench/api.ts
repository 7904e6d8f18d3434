/**
 * Measures the calls a signed-in page makes most: `npm run bench -- api`. Options: `--calls N` (default 2000 of each),
 * `--parallel N` (default 16). Builds where needed and starts a server on a database of its own; next-email reads the
 * demo mailbox, which the same server answers for.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS } from '../../features/demo-provider/accounts.ts';
import { signDemoAccessToken } from '../../features/demo-provider/identity/access-token.server.ts';
import { storeGrant } from '../../server/mailbox/grant-store.ts';
import { GMAIL_READONLY } from '../../server/oidc/flow.ts';
import { demoIssuer } from '../../server/oidc/provider.ts';
import { openServices } from '../../server/open-services.ts';
import { openSession } from '../../server/session/refresh-token.ts';
import { readSettings } from '../../server/settings.ts';
import { createUser } from '../../server/users.ts';
import { ROOT } from '../root.ts';
import { cpuTime } from './http/cpu-time.ts';
import { type Call, load, percentile } from './http/load.ts';
import { type OwnServer, startOwnServer } from './http/own-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const LETTER = {
  Subject: 'Your password expires today',
  Body: 'Dear customer,\n\nyour mailbox is full. Confirm your password within 24 hours: https://mail-login.example/verify\n',
};

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { calls: { type: 'string' }, parallel: { type: 'string' } } });
  const amount = { calls: Number(values.calls ?? 2000), parallel: Number(values.parallel ?? 16) };
  const work = join(ROOT, '.test');
  mkdirSync(work, { recursive: true });
  const folder = mkdtempSync(join(work, 'bench-'));
  let server: OwnServer | undefined;
  try {
    server = await startOwnServer(folder);
    const { url: siteUrl, pid } = server;
    const { userId, accessToken } = await signInTo(folder, siteUrl);
    const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
    const get = (path: string): Call => ({ url: new URL(path, siteUrl), method: 'GET', headers });
    await measure('current-user', get('/api/v1/auth/current-user'), pid, amount);
    await measure('next-email', get(`/api/v1/users/${userId}/next-email`), pid, amount);
    const predict = { ...get('/predict'), method: 'POST', body: JSON.stringify(LETTER) };
    await measure('predict', predict, pid, amount);
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, call: Call, pid: number | undefined, amount: { calls: number; parallel: number }) {
  await load(call, { ...amount, calls: Math.ceil(amount.calls / 10) });
  const before = cpuTime(pid);
  const { milliseconds, seconds } = await load(call, amount);
  const after = cpuTime(pid);
  const cpu =
    before === undefined || after === undefined
      ? 'CPU time unknown on this system'
      : `${((after - before) / amount.calls).toFixed(2)} ms CPU each`;
  const at = (share: number) => percentile(milliseconds, share).toFixed(1);
  const rate = Math.round(amount.calls / seconds);
  console.log(`${name.padEnd(14)} ${rate} requests per second   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   ${cpu}`);
}

/** A demo account with its mailbox connected, as after logging in; the server shares the database and the secret. */
async function signInTo(dataDir: string, siteUrl: string): Promise<{ userId: string; accessToken: string }> {
  const result = readSettings({ DATA_DIR: dataDir, SITE_URL: siteUrl, LOG_LEVEL: 'silent' });
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  const [account] = DEMO_ACCOUNTS;
  if (!account) throw new Error('There is no demo account.');
  const services = await openServices(result.settings);
  try {
    const { subject, email } = account;
    const user = await createUser(services, { issuer: demoIssuer(result.settings), subject, email });
    if (typeof user === 'string') throw new Error('The database is not a new one.');
    const { accessToken } = await openSession(services, services.db, user);
    await storeGrant(services, user.id, {
      provider: 'demo',
      address: email,
      accessToken: await signDemoAccessToken(services, { sub: subject, scope: GMAIL_READONLY }),
      accessTokenExpiresAt: Date.now() + HOUR_MS,
    });
    return { userId: user.id, accessToken };
  } finally {
    await services.db.destroy();
  }
}
