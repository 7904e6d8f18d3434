import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../src/commands/root.ts';
import { analyse } from '../../../src/engines/detection/index.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { shareableOf } from '../../../src/features/shared-verdicts/claims.ts';
import { publishKeys, signStatement } from '../../../src/features/shared-verdicts/statement.server.ts';
import { deriveKeys } from '../../../src/server/keys.ts';
import type { Services } from '../../../src/server/services.ts';

const EMAIL = join(ROOT, 'src/features/demo-provider/emails/mailbox-full.eml');
const OTHER = join(ROOT, 'src/features/demo-provider/emails/coffee-receipt.eml');
const NOON = Date.UTC(2030, 0, 1, 12);
const services = {
  keys: deriveKeys('a secret of forty-three characters, or a few more'),
  settings: { siteUrl: 'https://letterlock.test' },
  now: () => NOON,
} as unknown as Services;

let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'letterlock-verify-'));
  cpSync(EMAIL, join(folder, 'email.eml'));
  cpSync(OTHER, join(folder, 'other.eml'));
  const email = await readMessage(readFileSync(EMAIL));
  const analysis = analyse(email);
  const shared = shareableOf({ from: null, subject: 'Full \u001b[31m' }, analysis);
  const statement = await signStatement(services, shared, { checked: 'message', quotes: true });
  writeFileSync(join(folder, 'verdict.json'), JSON.stringify(statement));
  writeFileSync(
    join(folder, 'changed.json'),
    JSON.stringify({ ...statement, signature: statement.signature.replace(/^./, '_') }),
  );
  writeFileSync(join(folder, 'broken.json'), '{"payload":');
  const keys = (await publishKeys({ services })).text;
  writeFileSync(join(folder, 'keys.json'), keys);
  server = createServer((request, response) => {
    response.writeHead(request.url === '/.well-known/jwks.json' ? 200 : 404).end(keys);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function verify(args: string[], environment: Record<string, string> = {}) {
  const { SITE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'src/commands/analyse.ts'), '--no-pictures', '--verify', ...args], {
    cwd: ROOT,
    env: { ...inherited, INIT_CWD: folder, ...environment },
  });
  child.stdin.end();
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, errors, code };
}

test('says that a statement is valid and what it states, with keys of a file, a site or a key set', async () => {
  for (const key of ['keys.json', site, `${site}/.well-known/jwks.json`]) {
    const { output, code } = await verify(['verdict.json', '--key', key]);
    expect(output).toMatch(/^VALID {2}verdict\.json\n {2}Signed by https:\/\/letterlock\.test on Jan 1, 2030/);
    expect(output).toContain('DANGEROUS');
    expect(output).not.toContain('\u001b');
    expect(code).toBe(0);
  }
  expect((await verify(['verdict.json'], { SITE_URL: site })).code).toBe(0);
});

test('names a changed statement, and one of other keys', async () => {
  const changed = await verify(['changed.json', '--key', 'keys.json']);
  expect([changed.output.slice(0, 9), changed.code]).toEqual(['NOT VALID', 1]);
  writeFileSync(join(folder, 'none.json'), '{"keys":[]}');
  expect((await verify(['verdict.json', '--key', 'none.json'])).code).toBe(1);
});

test('a replay agrees on the same email and lists what differs on another', async () => {
  const same = await verify(['verdict.json', '--key', 'keys.json', '--replay', 'email.eml']);
  expect(same.output).toContain('Today’s engine gives the same verdict and findings.');
  expect(same.code).toBe(0);
  const other = await verify(['verdict.json', '--key', 'keys.json', '--replay', 'other.eml', '--json']);
  const { valid, replay } = JSON.parse(other.output);
  expect([valid, replay.isSameFile, other.code]).toEqual([true, null, 1]);
  expect(replay.differences).toContainEqual({ what: 'verdict', before: 'dangerous', now: 'safe' });
});

test('says what could not be read', async () => {
  for (const [args, problem] of [
    [['missing.json', '--key', 'keys.json'], 'missing.json: could not be read'],
    [['broken.json', '--key', 'keys.json'], 'broken.json: is not JSON'],
    [['keys.json', '--key', 'keys.json'], 'keys.json: is not of the expected form'],
    [['verdict.json', '--key', 'verdict.json'], 'verdict.json: is not of the expected form'],
    [['verdict.json', '--key', `${site}/nowhere`], 'answered 404'],
    [['verdict.json', '--key', 'keys.json', '--replay', 'missing.eml'], 'missing.eml: no such file or folder'],
  ] as const) {
    const { errors, code } = await verify([...args]);
    expect(errors).toContain(problem);
    expect(code).toBe(2);
  }
});
