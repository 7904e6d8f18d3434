import { KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveKeys, openKeys } from '../../src/server/keys.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'letterlock-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('the secret is made once, for its owner alone, and no draft of it stays', () => {
  const keys = openKeys({ appSecret: undefined, previousAppSecret: undefined, dataDir });
  expect(openKeys({ appSecret: undefined, previousAppSecret: undefined, dataDir })).toEqual(keys);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'cut short'])('a damaged secret %j is refused: it would be the same for everybody', (content) => {
  writeFileSync(join(dataDir, 'secret'), content);
  expect(() => openKeys({ appSecret: undefined, previousAppSecret: undefined, dataDir })).toThrow('is damaged');
});

test('every purpose has a key of its own, and those of the secret before are none of them', () => {
  const { previous, ...keys } = deriveKeys(
    'a secret of some length, more than 32',
    'the one before, of some length, too',
  );
  const all = [keys, previous].flatMap((set) =>
    Object.values(set ?? {}).map((key) => {
      if (key instanceof Uint8Array) return Buffer.from(key).toString('hex');
      if (key instanceof KeyObject) return key.export().toString('hex');
      return key.privateKey.export({ format: 'jwk' }).d ?? '';
    }),
  );
  expect(all).toHaveLength(36);
  expect(new Set(all).size).toBe(36);
});

test('the same secret always gives the same signing key, known by the same id', () => {
  const [first, again] = [
    deriveKeys('one secret of 32 characters or more'),
    deriveKeys('one secret of 32 characters or more'),
  ];
  expect(first.accessToken.publicKey.equals(again.accessToken.publicKey)).toBe(true);
  expect(first.accessToken.id).toBe(again.accessToken.id);
  expect(first.accessToken.id).toMatch(/^[\w-]{16}$/);
});
