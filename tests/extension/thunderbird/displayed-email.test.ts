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
const file = async () => new File([SOURCE], 'message.eml');
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
  expect(getRaw).toHaveBeenCalledExactlyOnceWith(7, { decrypt: true });
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

test('a reason is given for an email that could not be read', async () => {
  getRaw.mockImplementation((_, options) => (options?.decrypt ? refuse() : file()));
  expect(await check(header)).toEqual({ status: 'unchecked', reason: 'encrypted' });
  getRaw.mockImplementation(refuse);
  expect(await check(header)).toEqual({ status: 'unchecked', reason: 'unreadable' });
});

test('what is too large or only there in part is not even read', async () => {
  expect(await check({ ...header, size: 25 * 1024 * 1024 + 1 })).toEqual({ status: 'unchecked', reason: 'tooLarge' });
  expect(await check({ ...header, headersOnly: true })).toEqual({ status: 'unchecked', reason: 'headersOnly' });
  expect(getRaw).not.toHaveBeenCalled();
});
