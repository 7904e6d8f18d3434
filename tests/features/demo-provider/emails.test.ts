import { readdirSync, readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { analyse, type Email, mailboxContext, type Verdict } from '../../../src/engines/detection/index.ts';
import { displayBody, readMessage } from '../../../src/engines/detection/mime/message.ts';
import { testTable } from '../../support/test-table.ts';

type Threat =
  | 'credential phishing'
  | 'payment fraud'
  | 'business email compromise'
  | 'conversation hijack'
  | 'malware'
  | 'callback scam'
  | 'extortion'
  | 'advance fee';

/** What each email is. */
const EXPECTED: Record<string, 'safe' | 'unknown' | Threat> = {
  'account-sign-in-alert': 'credential phishing',
  'antivirus-renewal-callback': 'callback scam',
  'aunt-letter-french': 'safe',
  'bank-block-spanish': 'credential phishing',
  'boss-gift-cards': 'business email compromise',
  'coffee-receipt': 'safe',
  'colleague-invoice': 'safe',
  'domain-renewal': 'credential phishing',
  'empty-body': 'safe',
  'estate-advance-fee': 'advance fee',
  'friend-weekend-german': 'safe',
  'garden-newsletter-french': 'safe',
  'invoice-attachment-malware': 'malware',
  'list-digest': 'safe',
  'mailbox-full': 'credential phishing',
  'meeting-request': 'safe',
  'mfa-qr-code': 'credential phishing',
  'monitoring-alert': 'safe',
  'new-sign-in-notice': 'safe',
  'old-colleague-english': 'safe',
  'order-shipped': 'safe',
  'parcel-fee-german': 'payment fraud',
  'password-expiry': 'credential phishing',
  'password-reset-requested': 'safe',
  'payroll-change': 'business email compromise',
  'photo-only': 'unknown',
  'quarantine-notice': 'credential phishing',
  'shared-document': 'credential phishing',
  'sign-in-code': 'safe',
  'supplier-bank-change': 'conversation hijack',
  'supplier-invoice-thread': 'safe',
  'tax-refund': 'credential phishing',
  'trade-newsletter': 'safe',
  'voicemail-attachment': 'credential phishing',
  'volleyball-portuguese': 'safe',
  'webcam-extortion': 'extortion',
};

const FOLDER = new URL('../../../src/features/demo-provider/emails/', import.meta.url);
const names = readdirSync(FOLDER).map((file) => file.replace(/\.eml$/, ''));
const read = (name: string) => readFileSync(new URL(`${name}.eml`, FOLDER), 'utf8');

test('each email is known for what it is', () => {
  expect(names.sort()).toEqual(Object.keys(EXPECTED));
});

testTable(names)('%s is a complete source as it would arrive, in seven bits', async (name) => {
  const source = read(name);
  expect(source).toMatch(/^[\t\n\x20-\x7e]*$/);
  const { headers, date, from, messageId, subject, deliveredTo } = await PostalMime.parse(source);
  const keys = new Set(headers.map(({ key }) => key));
  for (const key of ['received', 'authentication-results', 'return-path', 'mime-version']) expect(keys).toContain(key);
  expect(deliveredTo).toMatch(/^(?:maren\.vogel|jonas\.lind)@northwind\.example$/);
  expect(date).toMatch(/^2026-1[01]-\d\dT/);
  expect(messageId).toMatch(/^<[^<>\s]+@[^<>\s]+>$/);
  expect(from?.address).toBeTruthy();
  expect(subject).toBeTruthy();
});

testTable(names)('%s leads to no real host', async (name) => {
  const email = await readMessage(read(name));
  expect(hostsOf(email).filter((host) => !isReserved(host))).toEqual([]);
});

testTable(names)('%s is found to be what it is', async (name) => {
  const seal = await sealOf(read(name));
  const expected = EXPECTED[name];
  if (expected === 'safe' || expected === 'unknown') expect(seal).toBe(expected);
  else expect(['suspicious', 'dangerous']).toContain(seal);
});

const MAILBOX = { owner: 'maren.vogel@northwind.example', authservId: 'mx.google.com' };

async function sealOf(source: string): Promise<Verdict> {
  return analyse(await readMessage(source), mailboxContext(MAILBOX)).verdict;
}

/** Every host named by the email, its attachments and its address headers, except in the links' visible texts. */
function hostsOf(email: Email): string[] {
  const pages = (email.attachments ?? [])
    .filter(({ mimeType }) => mimeType === 'text/html')
    .map(({ content }) => new TextDecoder().decode(content));
  const markup = [email.html ?? '', ...pages].join('\n').replace(/>[^<]*</g, '> <');
  const text = displayBody({ ...email, html: '' });
  const addresses = (email.headers ?? [])
    .filter(({ name }) => /^(?:from|to|reply-to|return-path|message-id|references|list-|errors-to)/i.test(name))
    .map(({ value }) => value);
  const all = [markup, text, ...addresses].join('\n');
  const links = [...all.matchAll(/(?:https?:|["'=])\/\/([\w.-]+)/g)].map((match) => match[1] ?? '');
  const mailboxes = [...all.matchAll(/@([\w-]+(?:\.[\w-]+)+)/g)].map((match) => match[1] ?? '');
  return [...links, ...mailboxes];
}

/** RFC 2606 and RFC 6761 names, RFC 5737 addresses. */
function isReserved(host: string): boolean {
  return /(?:^|\.)(?:example|test)$|^example\.(?:com|net|org)$|^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/.test(
    host,
  );
}
