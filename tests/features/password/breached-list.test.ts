import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isListed } from '../../../src/features/password/breached-list.server.ts';
import { openPasswordSite } from './site.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterlock-list-'));
  path = join(folder, 'list.txt');
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

test('a plain list is read line by line, and again once it changes', async () => {
  writeFileSync(path, 'correct horse\r\nTr0ub4dor&3\n\n');
  expect(await isListed(path, 'CORRECT HORSE')).toBe(true);
  expect(await isListed(path, 'tr0ub4dor&3')).toBe(true);
  expect(await isListed(path, 'battery staple')).toBe(false);
  expect(await isListed(path, '')).toBe(false);
  writeFileSync(path, 'battery staple');
  expect(await isListed(path, 'battery staple')).toBe(true);
});

test.each(['\n', '\r\n'])('a list of hashes is searched without being read whole (lines end in %j)', async (end) => {
  const listed = Array.from({ length: 300 }, (_, index) => `password number ${index}`);
  const lines = listed.map((password, index) => `${sha1(password)}:${index ** 4}`).toSorted();
  writeFileSync(path, lines.join(end) + end);
  for (const password of listed) expect(await isListed(path, password), password).toBe(true);
  for (let index = 0; index < 300; index += 1) expect(await isListed(path, `another ${index}`)).toBe(false);
});

test('a list of one hash without a count and without a line end works', async () => {
  writeFileSync(path, sha1('only this'));
  expect(await isListed(path, 'only this')).toBe(true);
  expect(await isListed(path, 'not this')).toBe(false);
});

test('a listed password makes no account', async () => {
  writeFileSync(path, 'a walk in the park\n');
  const site = await openPasswordSite({ environment: { BREACHED_PASSWORDS: path } });
  const register = (password: string) => site.post('/register', { email: 'ada@example.com', password });
  expect(await register('a walk in the park')).toMatchObject({ status: 400, body: { code: 'PASSWORD_COMMON' } });
  expect((await register('another walk in the park')).status).toBe(200);
  await site.close();
});
