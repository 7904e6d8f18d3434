import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { nearDuplicates } from '../../../../src/tools/training/emails/near-duplicates.ts';
import {
  fieldsOf,
  messageOf,
  RECEIVING_SERVER,
  type WrittenEmail,
  writtenEmails,
} from '../../../../src/tools/training/emails/written.ts';
import { ENOUGH_EMAILS } from '../../../../src/tools/training/languages.ts';

const all = writtenEmails();
const LANGUAGES = 'ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh'.split(' ');

const FURTHER_LANGUAGES = 'af bg bn ca et fa hr is lt lv ms sk sl sr sw ta tl ur'.split(' ');

const EMAIL: WrittenEmail = {
  id: 'test-1',
  label: 'malicious',
  kind: 'credential',
  scenario: 'bank-login',
  lang: 'en',
  register: 'brand',
  from: 'Northwind Bank <notice@northwind-bank.example>',
  to: 'ada@home.example',
  replyTo: 'desk@elsewhere.example',
  auth: 'pass',
  listUnsubscribe: true,
  links: ['https://northwind-bank.example/in?a="1"', 'https://northwind-bank.example/help'],
  attachments: ['statement.pdf'],
  subject: 'Log in',
  body: 'Your account <b> is limited.\n\nLOG IN\n\nSee https://northwind-bank.example/help for more.',
};

test('there are 6,000 emails in 28 languages and a few in 18 more, half of them benign', () => {
  expect(all.length).toBeGreaterThanOrEqual(6_000);
  expect([...new Set(all.map(({ lang }) => lang))].sort()).toEqual([...LANGUAGES, ...FURTHER_LANGUAGES].sort());
  for (const language of [...LANGUAGES, ...FURTHER_LANGUAGES]) {
    const own = all.filter(({ lang }) => lang === language);
    const benign = own.filter(({ label }) => label === 'benign').length / own.length;
    expect(own.length, language).toBeGreaterThanOrEqual(LANGUAGES.includes(language) ? ENOUGH_EMAILS : 14);
    expect(Math.abs(benign - 0.5), language).toBeLessThan(0.06);
  }
});

test('no two resemble each other', () => {
  expect(nearDuplicates(all, 0.5)).toEqual([]);
});

test('the overlap of two texts is that of their five-word shingles, or of characters where words have no spaces', () => {
  const text = (id: string, body: string, lang = 'en') => ({ id, lang, subject: '', body });
  const same = nearDuplicates(
    [text('a', 'one two three four five six'), text('b', 'one two three four five seven'), text('c', 'other words')],
    0.3,
  );
  expect(same).toEqual([{ ids: ['a', 'b'], overlap: 1 / 3 }]);
  const japanese = 'お荷物をお届けできませんでした';
  expect(nearDuplicates([text('a', japanese, 'ja'), text('b', `${japanese}。`, 'ja')], 0.9)).toHaveLength(1);
});

test('neither the sender’s host, nor authentication, nor a list header tells the label', () => {
  const shareOf = (is: (email: WrittenEmail) => boolean, benign: boolean) => {
    const some = all.filter(({ label }) => (label === 'benign') === benign);
    return some.filter(is).length / some.length;
  };
  for (const is of [
    ({ from }: WrittenEmail) => from.endsWith('.example>'),
    ({ auth }: WrittenEmail) => auth === 'pass',
    ({ listUnsubscribe }: WrittenEmail) => listUnsubscribe,
    ({ links }: WrittenEmail) => links.length > 0,
    ({ attachments }: WrittenEmail) => attachments.length > 0,
  ]) {
    const [harmful, benign] = [shareOf(is, false), shareOf(is, true)];
    expect(Math.min(harmful, benign), String(is)).toBeGreaterThan(Math.max(harmful, benign) / 2.5);
  }
});

test('a message has the sender, headers, and links under the lines that look like buttons', () => {
  const message = messageOf(EMAIL);
  expect(message).toMatchObject({
    from: { name: 'Northwind Bank', address: 'notice@northwind-bank.example' },
    to: [{ name: '', address: 'ada@home.example' }],
    replyTo: [{ name: '', address: 'desk@elsewhere.example' }],
    attachments: [{ filename: 'statement.pdf' }],
    headers: [
      { name: 'Authentication-Results', value: expect.stringContaining('dmarc=pass') },
      { name: 'List-Unsubscribe', value: '<https://northwind-bank.example/unsubscribe>' },
    ],
  });
  expect(message.html).toContain('<a href="https://northwind-bank.example/in?a=%221%22">LOG IN</a>');
  expect(message.html).toContain('account &lt;b&gt; is limited');
  expect(message.html?.match(/<a /g)).toHaveLength(2);
  const { signals } = analyse(message, { authservId: RECEIVING_SERVER });
  expect(signals.map(({ id }) => id)).toContain('sender-authenticated');
  expect(fieldsOf(EMAIL)).toEqual({ subject: EMAIL.subject, body: EMAIL.body });
});

test('a line that does not fit is named with its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-written-'));
  const load = (...lines: object[]) => {
    writeFileSync(join(folder, 'a.jsonl'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    return writtenEmails(pathToFileURL(`${folder}/`));
  };
  try {
    expect(load(EMAIL)).toEqual([EMAIL]);
    expect(() => load(EMAIL, EMAIL)).toThrow('a.jsonl:2: there is another email test-1');
    expect(() => load({ ...EMAIL, label: 'benign' })).toThrow('a.jsonl:1: label and kind disagree');
    expect(() => load({ ...EMAIL, links: ['javascript:alert(1)'] })).toThrow('a.jsonl:1');
    expect(() => load({ ...EMAIL, more: 1 })).toThrow('a.jsonl:1');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
