/**
 * Measures the calls a signed-in page makes most: `npm run bench -- api`. Options: `--calls N` (default 2000 of each),
 * `--parallel N` (default 16). Builds where needed and starts a server on a database of its own; next-email reads the
 * demo mailbox, which the same server answers for. Beside them a server of `node:http` alone, in the same run.
 */
import { parseArgs } from 'node:util';
import { bareCost } from './http/anchor.ts';
import { cpuTime } from './http/cpu-time.ts';
import { type Call, load, percentile } from './http/load.ts';
import { withOwnServer } from './http/own-server.ts';
import { signInTo } from './http/signed-in.ts';
import type { Figures } from './report/budgets.ts';

const LETTER = {
  Subject: 'Your password expires today',
  Body: 'Dear customer,\n\nyour mailbox is full. Confirm your password within 24 hours: https://mail-login.example/verify\n',
};

export async function run(args: string[]): Promise<Figures<'api'>> {
  const { values } = parseArgs({ args, options: { calls: { type: 'string' }, parallel: { type: 'string' } } });
  const amount = { calls: Number(values.calls ?? 2000), parallel: Number(values.parallel ?? 16) };
  return withOwnServer(async (server, folder) => {
    const { url: siteUrl, pid } = server;
    const { userId, accessToken } = await signInTo(folder, siteUrl);
    const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
    const get = (path: string): Call => ({ url: new URL(path, siteUrl), method: 'GET', headers });
    const user = await measure('current-user', get('/api/v1/auth/current-user'), pid, amount);
    const email = await measure('next-email', get(`/api/v1/users/${userId}/next-email`), pid, amount);
    const call = { ...get('/predict'), method: 'POST', body: JSON.stringify(LETTER) };
    const predict = await measure('predict', call, pid, amount);
    const bare = await bareCost(get('/api/v1/auth/current-user'), amount);
    return {
      'current-user, a second': user.rate,
      'current-user, p99': user.p99,
      ...(user.cpu !== undefined && { 'current-user, processor of the server': user.cpu }),
      ...(bare !== undefined && { 'the same bytes from node:http alone, processor': bare }),
      'next-email, a second': email.rate,
      'next-email, p99': email.p99,
      ...(email.cpu !== undefined && { 'next-email, processor of the server': email.cpu }),
      'predict, a second': predict.rate,
      'predict, p99': predict.p99,
      ...(predict.cpu !== undefined && { 'predict, processor of the server': predict.cpu }),
    };
  });
}

async function measure(name: string, call: Call, pid: number | undefined, amount: { calls: number; parallel: number }) {
  await load(call, { ...amount, calls: Math.ceil(amount.calls / 10) });
  const before = cpuTime(pid);
  const { milliseconds, seconds } = await load(call, amount);
  const after = cpuTime(pid);
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / amount.calls;
  const at = (share: number) => percentile(milliseconds, share);
  const rate = amount.calls / seconds;
  console.log(
    `${name.padEnd(14)} ${Math.round(rate)} requests per second   p50 ${at(0.5).toFixed(1)} ms   p99 ${at(0.99).toFixed(1)} ms   ` +
      (cpu === undefined ? 'CPU time unknown on this system' : `${cpu.toFixed(2)} ms CPU each`),
  );
  return { rate, p99: at(0.99), cpu };
}
