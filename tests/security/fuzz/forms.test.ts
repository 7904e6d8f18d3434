import { randomUUID } from 'node:crypto';
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

async function storedMessages(): Promise<number> {
  const count = site.services.db.selectFrom('form_messages').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await count.executeTakeFirstOrThrow()).count);
}

test('any post to a form is refused, or taken and stored', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(
    post,
    async ({ path, type, accept, body }) => {
      const headers = { 'content-type': type, accept };
      const before = await storedMessages();
      const answer = await site.browser.fetch(path, { method: 'POST', headers, body });
      expect(STATUSES).toContain(answer.status);
      if (answer.headers.get('content-type')?.startsWith('application/json')) await answer.json();
      else await answer.text();
      expect(answer.headers.get('location') ?? '/').toMatch(/^(?:\/[^/\\]|\/$|http:\/\/localhost:)/);
      // A robot gets a success message, and what is sent once more is stored once.
      if (/_gotcha|_submission/.test(body)) return;
      expect((await storedMessages()) - before).toBe(answer.status < 400 ? 1 : 0);
    },
    { among: 2 },
  ),
);

/** A message in each of the ways in which a form can be sent, and what arrives of a text that way. */
const WAYS = {
  json: { send: (fields: Message) => JSON.stringify(fields), arrives: (text: string) => text },
  urlencoded: { send: (fields: Message) => new URLSearchParams({ ...fields }), arrives: (text: string) => text },
  multipart: {
    send: (fields: Message) => {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.append(key, value);
      return form;
    },
    // A form has one kind of line break (HTML, 4.10.22.8).
    arrives: (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n'),
  },
};

interface Message {
  Name: string;
  Email: string;
  Message: string;
  _submission: string;
}

const way = fc.constantFrom(...(Object.keys(WAYS) as (keyof typeof WAYS)[]));
const written = text.map((one) => one.toWellFormed()).filter((one) => one.length <= 200);

test('what somebody writes is stored as it was written', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(
    fc.record({ way, name: written, message: written }),
    async ({ way, name, message }) => {
      const { send, arrives } = WAYS[way];
      const fields = { Name: name, Email: 'ada@example.com', Message: message, _submission: randomUUID() };
      const body = send(fields);
      const headers = { accept: 'application/json', ...(way === 'json' ? { 'content-type': 'application/json' } : {}) };
      const answer = await site.browser.fetch('/f/contact', { method: 'POST', headers, body });
      await answer.text();
      const row = await site.services.db
        .selectFrom('form_messages')
        .select('fields')
        .where('id', '=', fields._submission)
        .executeTakeFirst();
      const isWhole = name.trim() !== '' && message.trim() !== '' && arrives(name).length <= 200;
      expect([answer.status, row && JSON.parse(row.fields)]).toEqual(
        isWhole ? [200, { Name: arrives(name), Email: fields.Email, Message: arrives(message) }] : [422, undefined],
      );
    },
    { among: 2 },
  ),
);
