import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FormsSite, openFormsSite } from '../../support/forms-site.ts';
import { NAUGHTY_STRINGS } from '../../support/naughty-strings.ts';
import { anyJson, FUZZ_TIMEOUT, fuzz } from './fuzz.ts';

let site: FormsSite;
beforeAll(async () => {
  site = await openFormsSite({ RATE_LIMIT_SCALE: '1000000' });
});
afterAll(() => site.close());

const name = fc.oneof(
  fc.constantFrom('Name', 'Email', 'Message', '_next', '_gotcha', '_subject', '_replyto', '_submission', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 10 }),
);
const text = fc.oneof(
  fc.constantFrom('ada@example.com', ...NAUGHTY_STRINGS),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const fields = fc.array(fc.tuple(name, text), { maxLength: 8 });
const disposition = fc.constantFrom(
  'form-data; name="Name"',
  'form-data; name="Message"; filename="a.txt"',
  'form-data; name=Email; name=Name',
  'attachment',
  'form-data; name="\\"',
);
const multipart = fc
  .array(fc.tuple(disposition, text, fc.constantFrom('\r\n', '\n', '')), { maxLength: 5 })
  .map((parts) => parts.map(([head, content, end]) => `--b\r\ncontent-disposition: ${head}\r\n\r\n${content}${end}`))
  .map((parts) => `${parts.join('')}--b--`);
const body = fc.oneof(
  anyJson(),
  fields.map((entries) =>
    String(new URLSearchParams(entries.map(([key, one]) => [key.toWellFormed(), one.toWellFormed()]))),
  ),
  fields.map((entries) => JSON.stringify(Object.fromEntries(entries))),
  multipart,
  fc.string({ unit: 'binary', maxLength: 400 }),
);
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'text/plain',
);
const accept = fc.constantFrom('application/json', 'text/html', '*/*', '');
const post = fc.record({ path: fc.constantFrom('/f/contact', '/f/waitlist'), type, accept, body });

/** Taken, led on, or refused for a reason that the sender can mend. */
const STATUSES = [200, 302, 400, 413, 415, 422, 429];

test('any post to a form is taken or refused, and what is taken can be read again', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(post, async ({ path, type, accept, body }) => {
    const headers = { 'content-type': type, accept };
    const answer = await site.browser.fetch(path, { method: 'POST', headers, body });
    expect(STATUSES).toContain(answer.status);
    if (answer.headers.get('content-type')?.startsWith('application/json')) await answer.json();
    else await answer.text();
    expect(answer.headers.get('location') ?? '/').toMatch(/^(?:\/[^/\\]|\/$|http:\/\/localhost:)/);
    const { fields } = (await site.services.db
      .selectFrom('form_messages')
      .select('fields')
      .orderBy('received_at', 'desc')
      .executeTakeFirst()) ?? { fields: '{}' };
    JSON.parse(fields);
  }),
);
