import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../../src/server/headers.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';

/** Loaded before the server: it fails on one value of a query, in the middle of the page that reads it. */
const FAULT = `const { get } = URLSearchParams.prototype;
URLSearchParams.prototype.get = function (name) {
  const value = get.call(this, name);
  if (value === 'faulty') throw new Error('a fault of our own');
  return value;
};`;

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-faults-'));
let server: OwnServer;

beforeAll(async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(FAULT)}`;
  server = await ownServer({ DATA_DIR: dataDir, NODE_OPTIONS: preload, LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

test('a page that throws answers 500 with the text of the 403 screen, and nothing of the fault', async () => {
  const answer = await fetch(`${server.url}/demo/google/authorize?client_id=faulty`);
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).toContain('Aww snap! Access forbidden');
  expect(text).not.toContain('a fault of our own');
  expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders({ siteUrl: server.url }));
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
});

test('the server continues', async () => {
  expect((await fetch(`${server.url}/demo/google/authorize?client_id=other`)).status).toBe(400);
});
