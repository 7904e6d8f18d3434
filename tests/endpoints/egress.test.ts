import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT } from '../engines/comparison/contract.ts';
import { logIn } from '../support/dance.ts';
import { makeDocx } from '../support/make-docx.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { TestBrowser } from '../support/site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-egress-'));
const told = join(dataDir, 'connections');
/** Loaded before the server: names every place that it connects to or looks up. */
const WATCH = `import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';
import { syncBuiltinESMExports } from 'node:module';
const tell = (what) => appendFileSync(${JSON.stringify(told)}, JSON.stringify(what) + '\\n');
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  tell(typeof options === 'object' ? (options.host ?? options.path ?? 'localhost') : (given[1] ?? 'localhost'));
  return connect.apply(this, given);
};
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveTxt']) {
  const asked = dns[name];
  dns[name] = (host, ...rest) => { tell(host); return asked(host, ...rest); };
}
syncBuiltinESMExports();`;

let server: OwnServer;
beforeAll(async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(WATCH)}`;
  server = await ownServer({ DATA_DIR: dataDir, NODE_OPTIONS: preload, LOG_LEVEL: 'silent' });
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
  'List-Unsubscribe: <https://evil.example/u>',
  'DKIM-Signature: v=1; a=rsa-sha256; d=evil.example; s=s; b=x',
  'Content-Type: message/external-body; access-type=URL; URL="https://evil.example/body"',
  '',
  LURE,
].join('\r\n');

test('whatever a letter, a document or a form names, the server connects to nobody but itself', async () => {
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
  // The demo provider is spoken to as Google would be, at the address of the site.
  const places = new Set(
    existsSync(told)
      ? readFileSync(told, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as string)
      : [],
  );
  expect([...places].filter((place) => !['localhost', '127.0.0.1', '::1'].includes(place))).toEqual([]);
  expect(places.size, 'the watch sees what there is').toBeGreaterThan(0);
});
