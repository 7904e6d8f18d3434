import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MONITOR_CONSENT, SCAN_PATHS, type ScansAnswer } from '../../src/features/scans/contract.ts';
import { CONTRACT } from '../engines/comparison/contract.ts';
import { logIn } from '../support/dance.ts';
import { makeDocx } from '../support/make-docx.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { until } from '../support/scanning.ts';
import { TestBrowser } from '../support/site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-egress-'));
const log = join(dataDir, 'connections');
/** Loaded before the server: names every place that it connects to, looks up or sends a datagram to. */
const WATCH = `import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';
import { syncBuiltinESMExports } from 'node:module';
const tell = (what) => appendFileSync(${JSON.stringify(log)}, JSON.stringify(what) + '\\n');
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  tell(typeof options === 'object' ? (options.host ?? options.path ?? 'localhost') : (given[1] ?? 'localhost'));
  return connect.apply(this, given);
};
const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (...given) {
  tell(given.find((one, index) => index > 1 && typeof one === 'string') ?? 'localhost');
  return send.apply(this, given);
};
for (const asks of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(asks).filter((one) => /^(?:lookup|resolve|reverse)/.test(one))) {
    const asked = asks[name];
    asks[name] = function (host, ...rest) { tell(host); return asked.call(this, host, ...rest); };
  }
}
syncBuiltinESMExports();`;
const PRELOAD = `--import=data:text/javascript,${encodeURIComponent(WATCH)}`;

/** The places that were recorded until now. */
function places(): string[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return [...new Set(lines.map((line) => JSON.parse(line) as string))];
}

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer({ DATA_DIR: dataDir, NODE_OPTIONS: PRELOAD, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const LURE = [
  'Verify: https://login.evil.example/a and http://203.0.113.7/b <img src="https://tracker.evil.example/p.gif">',
  '<link rel=stylesheet href="https://cdn.evil.example/a.css"> \\\\files.evil.example\\share',
].join('\n');
const SOURCE = [
  'From: a@evil.example',
  'Subject: Lure',
  'List-Unsubscribe: <https://evil.example/u>',
  'DKIM-Signature: v=1; a=rsa-sha256; d=evil.example; s=s; b=x',
  'Content-Type: message/external-body; access-type=URL; URL="https://evil.example/body"',
  '',
  LURE,
].join('\r\n');

test('the watch sees every way out', () => {
  const script = `import dgram from 'node:dgram';
    import { Resolver as Callbacks } from 'node:dns';
    import { lookup, Resolver } from 'node:dns/promises';
    import net from 'node:net';
    await lookup('127.0.0.2');
    const [one, other] = [new Resolver(), new Callbacks()];
    for (const resolver of [one, other]) resolver.setServers(['127.0.0.1:9']);
    one.resolveTxt('promised.invalid').catch(() => undefined);
    other.resolveTxt('called.invalid', () => undefined);
    for (const resolver of [one, other]) resolver.cancel();
    const socket = dgram.createSocket('udp4');
    socket.send('x', 9, '127.0.0.3', () => socket.close());
    net.connect(9, '127.0.0.4').on('error', () => undefined);`;
  execFileSync(process.execPath, [PRELOAD, '--input-type=module', '--eval', script]);
  const seen = ['127.0.0.2', 'promised.invalid', 'called.invalid', '127.0.0.3', '127.0.0.4'];
  expect(places()).toEqual(expect.arrayContaining(seen));
  rmSync(log);
});

test('whatever an email, a document or a form names, the server only connects to itself', async () => {
  const browser = new TestBrowser(server.url);
  const user = await logIn(browser, 'demo-maren-vogel');
  const authorization = `Bearer ${user.accessToken}`;
  const predicted = await browser.postJson('/predict', { Subject: 'Hello', Body: SOURCE });
  const analysed = await browser.fetch('/api/v1/analyses', {
    method: 'POST',
    headers: { authorization, 'content-type': 'message/rfc822' },
    body: SOURCE,
  });
  const entity = '<?xml version="1.0"?><!DOCTYPE d SYSTEM "https://evil.example/x.dtd">';
  const files = new FormData();
  files.append('files', new File([new Uint8Array(makeDocx({ body: CONTRACT.slice(0, 3), prolog: entity }))], 'a.docx'));
  files.append('files', new File([LURE], 'b.txt'));
  files.append('files', new File([LURE], 'c.txt'));
  const compared = await browser.fetch('/attachment-compare', { method: 'POST', body: files });
  const sent = await browser.postJson('/f/contact', {
    Name: LURE.slice(0, 90),
    Email: 'a@evil.example',
    Message: LURE,
  });
  const emails = await browser.fetch(`/api/v1/users/${user.id}/emails`, { headers: { authorization } });
  const statuses = [predicted, analysed, compared, sent, emails].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  // An email that nobody opens is read all the same where its mailbox is scanned.
  const mailbox = join(dataDir, 'demo-mailbox', 'maren.vogel@northwind.example');
  mkdirSync(mailbox, { recursive: true });
  writeFileSync(join(mailbox, 'lure.eml'), SOURCE);
  await browser.postJson(SCAN_PATHS.monitor, { on: true, consent: MONITOR_CONSENT.version }, { authorization });
  await until(async () => {
    const answer = await browser.fetch(SCAN_PATHS.scans, { headers: { authorization } });
    return ((await answer.json()) as ScansAnswer).scans.some(({ subject }) => subject === 'Lure');
  });
  // The demo provider is spoken to as Google would be, at the address of the site.
  expect(places().filter((place) => !['localhost', '127.0.0.1', '::1'].includes(place))).toEqual([]);
  expect(places()).not.toEqual([]);
});
