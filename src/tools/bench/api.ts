/**
 * Measures the calls a signed-in page makes most: `npm run bench -- api`. Options: `--calls N` (default 7,000 of each),
 * `--parallel N` (default 16). Builds where needed and starts a server on a database of its own; next-email reads the
 * demo mailbox, which the same server answers for. `check` is what a mail server calls for each email, four at a time. Beside them a server of `node:http` alone, in the same run.
 */
import { parseArgs } from 'node:util';
import { costOf } from './http/anchor.ts';
import { type Call, percentile } from './http/load.ts';
import { withOwnServer } from './http/own-server.ts';
import { signInTo } from './http/signed-in.ts';
import type { Figures } from './report/budgets.ts';

const EMAIL = {
  Subject: 'Your password expires today',
  Body: 'Dear customer,\n\nyour mailbox is full. Confirm your password within 24 hours: https://mail-login.example/verify\n',
};

/** A small email as a mail server receives one: 4 kB, plain text and HTML. */
const PARAGRAPH =
  'Thank you for your order. We have packed it today, and it is on its way. You can see where it is at any time.';
const SOURCE = [
  'Received: from mail.shop.example ([198.51.100.7]) by mx.northwind.example; Sat, 28 Nov 2026 10:00:00 +0000',
  'From: "The Shop" <orders@shop.example>',
  'To: ada@northwind.example',
  'Subject: Your order 4711 is on its way',
  'Message-ID: <4711@shop.example>',
  'Date: Sat, 28 Nov 2026 10:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${`${PARAGRAPH}\r\n\r\n`.repeat(12)}`,
  `--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>${`${PARAGRAPH}</p><p>`.repeat(12)}`,
  '<a href="https://shop.example/orders/4711">See your order</a></p>\r\n--b--\r\n',
].join('\r\n');

/** As many as a small mail server takes in at a time. */
const DELIVERIES = 4;

function checkWith(apiKey: string, siteUrl: string): Call {
  const headers = { authorization: `Bearer ${apiKey}`, from: 'bounce@shop.example', rcpt: 'ada@northwind.example' };
  return { url: new URL('/checkv2', siteUrl), method: 'POST', headers, body: SOURCE };
}

export async function run(args: string[]): Promise<Figures<'api'>> {
  const { values } = parseArgs({ args, options: { calls: { type: 'string' }, parallel: { type: 'string' } } });
  const calls = Number(values.calls ?? 7000);
  const amount = { calls, warmUp: Math.ceil(calls / 2), parallel: Number(values.parallel ?? 16) };
  return withOwnServer(async ({ url: siteUrl, pid }, folder) => {
    const { userId, accessToken, apiKey } = await signInTo(folder, siteUrl);
    const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
    const get = (path: string): Call => ({ url: new URL(path, siteUrl), method: 'GET', headers });
    const measure = async <Name extends string>(name: Name, call: Call, parallel = amount.parallel) => {
      const { rate, cpu, bare, timesBare, barePeak, milliseconds } = await costOf(call, pid, { ...amount, parallel });
      const at = (share: number) => `${percentile(milliseconds, share).toFixed(1)} ms`;
      console.log(
        `${name.padEnd(14)} ${Math.round(rate)} requests per second   p50 ${at(0.5)}   p99 ${at(0.99)}   ` +
          (cpu === undefined
            ? 'CPU time unknown on this system'
            : `${cpu.toFixed(2)} ms CPU each, bare ${bare?.toFixed(2)}`),
      );
      return {
        [`${name}, a second`]: rate,
        [`${name}, p99`]: percentile(milliseconds, 0.99),
        [`${name}, p99 of node:http alone`]: barePeak,
        ...(cpu !== undefined && { [`${name}, processor of the server`]: cpu }),
        ...(timesBare !== undefined && { [`${name}, times node:http alone`]: timesBare }),
      } as Figures<'api'>;
    };
    return {
      ...(await measure('current-user', get('/api/v1/auth/current-user'))),
      ...(await measure('next-email', get(`/api/v1/users/${userId}/next-email`))),
      ...(await measure('predict', { ...get('/predict'), method: 'POST', body: JSON.stringify(EMAIL) })),
      ...(await measure('check', checkWith(apiKey, siteUrl), DELIVERIES)),
    };
  });
}
