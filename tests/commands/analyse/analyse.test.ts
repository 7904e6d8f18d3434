import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../src/commands/root.ts';
import { ENGINE_VERSION } from '../../../src/engines/detection/index.ts';

const EMAILS = join(ROOT, 'src/features/demo-provider/emails');
const PHISHING = readFileSync(join(EMAILS, 'mailbox-full.eml'), 'utf8');
const FINE = readFileSync(join(EMAILS, 'coffee-receipt.eml'), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'letterlock-analyse-'));
  mkdirSync(join(folder, 'mail/below'), { recursive: true });
  cpSync(join(EMAILS, 'mailbox-full.eml'), join(folder, 'mail/below/b.EML'));
  cpSync(join(EMAILS, 'coffee-receipt.eml'), join(folder, 'mail/a.eml'));
  writeFileSync(join(folder, 'mail/notes.txt'), 'no email');
  symlinkSync(join(folder, 'mail'), join(folder, 'mail/round'));
  writeFileSync(
    join(folder, 'mail/c.mbox'),
    `From a Sat Nov 21 09:00:00 2026\n${FINE}\n\nFrom b Sat Nov 21 09:01:00 2026\n${PHISHING}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function analyse(args: string[], input: string | Uint8Array = '') {
  const { INIT_CWD: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'src/commands/analyse.ts'), ...args], {
    cwd: ROOT,
    env: { ...environment, INIT_CWD: folder },
  });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const objects = () =>
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { output, errors, code, objects };
}

test('reads files, mailboxes and folders with those below, from where it was called', async () => {
  const { objects, errors, code } = await analyse(['--json', 'mail']);
  expect(objects().map(({ id, verdict }) => [id, verdict])).toEqual([
    ['mail/a.eml', 'safe'],
    ['mail/below/b.EML', 'dangerous'],
    ['mail/c.mbox#1', 'safe'],
    ['mail/c.mbox#2', 'dangerous'],
  ]);
  expect([errors, code]).toEqual(['', 0]);
});

test('says of each email what scripts go by', async () => {
  const [{ reasons, ...rest }] = (await analyse(['--json', 'mail/below/b.EML'])).objects();
  expect(rest).toEqual({
    id: 'mail/below/b.EML',
    severity: 'Critical',
    confidence: expect.any(Number),
    category: 'phishing',
    verdict: 'dangerous',
    engine: ENGINE_VERSION,
  });
  expect(reasons).toContainEqual({
    id: expect.any(String),
    title: expect.any(String),
    quotes: expect.arrayContaining([expect.stringContaining('within 12 hours')]),
  });
});

test('takes an email or a mailbox from standard input', async () => {
  expect((await analyse(['--json', '-'], PHISHING)).objects()).toMatchObject([{ id: '-', verdict: 'dangerous' }]);
  const mailbox = `From a Sat Nov 21 09:00:00 2026\n${PHISHING}`;
  expect((await analyse(['--json', '-'], mailbox)).objects()).toMatchObject([{ id: '-#1', verdict: 'dangerous' }]);
  expect(await analyse(['--json', '-'])).toMatchObject({ code: 2, output: '', errors: '-: standard input is empty\n' });
});

test('takes subject and body from records, and names those that are none', async () => {
  const records = [
    JSON.stringify({ id: 7, Subject: 'Gift cards', Body: 'Buy five gift cards and send me the codes, the CEO.' }),
    '{"id":',
    '',
    '{"Subject":"none","Body":"of them"}',
    JSON.stringify({ id: 'b', Subject: 'Lunch?', Body: 'Shall we have lunch on Friday?' }),
  ];
  const { objects, errors, code } = await analyse(['--json', '--fields', '-'], records.join('\n'));
  expect(objects().map(({ id, verdict }) => [id, verdict])).toEqual([
    ['7', 'suspicious'],
    ['b', 'safe'],
  ]);
  const named = [2, 4].map((line) => `-, line ${line}: expected {"id", "Subject", "Body"}\n`);
  expect([errors, code]).toEqual([named.join(''), 2]);
});

test('--fail-on says by its exit code whether an email is as severe', async () => {
  expect((await analyse(['--fail-on', 'high', 'mail/below'])).code).toBe(1);
  expect((await analyse(['--fail-on', 'Critical', 'mail/a.eml'])).code).toBe(0);
  expect((await analyse(['--fail-on', 'high', 'mail/a.eml'])).code).toBe(0);
  expect(await analyse(['--fail-on', 'worst', 'mail'])).toMatchObject({ code: 2, output: '' });
});

test('what cannot be read is named, and the rest is analysed', async () => {
  const { objects, errors, code } = await analyse(['--json', 'nowhere.eml', 'mail/a.eml']);
  expect(objects()).toMatchObject([{ id: 'mail/a.eml' }]);
  expect([errors, code]).toEqual(['nowhere.eml: no such file or folder\n', 2]);
});

test('--authserv-id says whose checks of the sender count', async () => {
  const forged = [
    'Authentication-Results: mx.test; dmarc=fail header.from=paypal.com',
    'From: PayPal <service@paypal.com>',
    'To: ada@example.com',
    'Subject: Your account',
    'Content-Type: text/plain',
    '',
    'Please confirm your password today at https://paypal.com.login.example/ or your account will be closed.',
  ].join('\r\n');
  const reasonsBy = async (...options: string[]) =>
    (await analyse(['--json', ...options, '-'], forged)).objects()[0].reasons.map(({ id }: { id: string }) => id);
  expect(await reasonsBy('--authserv-id', 'mx.test')).toContain('known-domain-forged');
  expect(await reasonsBy('--authserv-id', 'mx.example')).not.toContain('known-domain-forged');
});

test('for a person it prints verdict, evidence and advice, without colour if the output is not a terminal', async () => {
  const { output, errors } = await analyse(['mail/below/b.EML', 'mail/a.eml']);
  expect(output).toContain('DANGEROUS  mail/below/b.EML\n  severity Critical');
  expect(output).toContain('“within 12 hours');
  expect(output).toContain('NO THREATS FOUND  mail/a.eml');
  expect(output).not.toContain('\x1b');
  expect(errors).toBe('2 analysed: 1 safe, 1 dangerous\n');
});

test('an email cannot command the terminal that it is shown on', async () => {
  const hostile = `From: "\x1b]0;x\x07" <a@example.com>\r\nSubject: \x1b[2J\u202e\r\n\r\nYour password expires \x9b31m today\r\n`;
  for (const options of [[], ['--json']]) {
    const { output } = await analyse([...options, '-'], hostile);
    expect(output).toContain('password expires');
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
  }
});

test('many are analysed in their order, by several threads', { timeout: 60_000 }, async () => {
  const records = Array.from({ length: 300 }, (_, index) =>
    JSON.stringify({ id: `n${index}`, Subject: 'Lunch?', Body: `Shall we have lunch on Friday at ${index}?` }),
  );
  const { objects, code } = await analyse(['--json', '--fields', '-'], records.join('\n'));
  expect(objects().map(({ id }) => id)).toEqual(records.map((record) => JSON.parse(record).id));
  expect(code).toBe(0);
});

test('explains itself', async () => {
  const help = await analyse(['--help']);
  expect([help.code, help.errors]).toEqual([0, '']);
  expect(help.output).toMatch(/^Usage: npm run --silent analyse -- \[options\] PATH…/);
  expect(await analyse([])).toMatchObject({ code: 2, output: '' });
  expect(await analyse(['--nothing'])).toMatchObject({ code: 2, output: '' });
});
