import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compose } from '../../../src/extension/compose.ts';
import { check } from '../../../src/extension/thunderbird/displayed-email.ts';
import { PHISHING } from '../../../src/tools/testing/fake-mail-sites/emails.ts';

const { name, address, subject, body } = PHISHING;
const SOURCE = compose({
  from: { name, address },
  subject,
  body: '',
  html: body,
  attachments: [{ filename: 'invoice.pdf', mimeType: 'application/pdf', size: 10 }],
});

const getRaw = vi.fn<(id: number, options?: { decrypt?: boolean }) => Promise<File>>();
const fileOf = (source: string) => async () => new File([source], 'message.eml');
const file = fileOf(SOURCE);
const refuse = async () => {
  throw new Error('Error decrypting message 7');
};
const header = { id: 7, size: SOURCE.length, headersOnly: false };

beforeEach(() => vi.stubGlobal('messenger', { messages: { getRaw } }));
afterEach(() => {
  vi.unstubAllGlobals();
  getRaw.mockReset();
});

test('an email is analysed as a whole, and the contents of its files are not kept', async () => {
  getRaw.mockImplementation(file);
  const checked = await check(header);
  expect(getRaw).toHaveBeenCalledExactlyOnceWith(7);
  if (checked.status !== 'analysed') throw new Error(checked.reason);
  const { analysis, email, from } = checked.analysed;
  expect(analysis.verdict).toBe('dangerous');
  expect(analysis.coverage.headers).toBe(true);
  expect(email).toEqual({
    subject,
    from: { name, address },
    replyTo: [],
    attachments: [{ filename: 'invoice.pdf', mimeType: 'application/pdf', size: expect.any(Number) }],
  });
  expect(from).toBe('mailbox');
});

test('an email that cannot be read is not analysed', async () => {
  getRaw.mockImplementation(refuse);
  expect(await check(header)).toEqual({ status: 'unchecked', reason: 'unreadable' });
});

const PGP = '-----BEGIN PGP MESSAGE-----\n\nhQEMA0Hf0f0f0f0fAQf/\n=abcd\n-----END PGP MESSAGE-----\n';

test('an encrypted email is analysed as Thunderbird decrypts it', async () => {
  const encrypted = fileOf(compose({ from: { name, address }, subject: '...', body: PGP }));
  getRaw.mockImplementation((_, options) => (options?.decrypt ? file() : encrypted()));
  expect(await check(header)).toMatchObject({
    status: 'analysed',
    analysed: { email: { subject }, analysis: { verdict: 'dangerous' } },
  });
  getRaw.mockImplementation((_, options) => (options?.decrypt ? refuse() : encrypted()));
  expect(await check(header)).toEqual({ status: 'unchecked', reason: 'encrypted' });
});

test('a part that nobody can decrypt does not hide a threat in the rest', async () => {
  const lure = fileOf(compose({ from: { name, address }, subject, body: '', html: `${body}<pre>${PGP}</pre>` }));
  getRaw.mockImplementation((_, options) => (options?.decrypt ? refuse() : lure()));
  expect(await check(header)).toMatchObject({
    status: 'analysed',
    analysed: { analysis: { verdict: 'dangerous' } },
  });
});

test('what is too large or only there in part is not even read', async () => {
  expect(await check({ ...header, size: 25 * 1024 * 1024 + 1 })).toEqual({ status: 'unchecked', reason: 'tooLarge' });
  expect(await check({ ...header, headersOnly: true })).toEqual({ status: 'unchecked', reason: 'headersOnly' });
  expect(getRaw).not.toHaveBeenCalled();
});
