import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormsSite, MESSAGE, openFormsSite } from '../../support/forms-site.ts';
import { NAUGHTY_STRINGS } from '../../support/naughty-strings.ts';
import { testTable } from '../../support/test-table.ts';

let site: FormsSite;
beforeAll(async () => {
  site = await openFormsSite({ ALLOWED_ORIGINS: 'https://app.letterlock.test', CLOSED_FORMS: 'waitlist' });
});
afterAll(() => site.close());

const JSON_TYPE = { accept: 'application/json' };

async function post(body: unknown, path = '/f/contact', headers: Record<string, string> = JSON_TYPE) {
  const answer = await site.browser.postJson(path, body, headers);
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

async function postForm(fields: Record<string, string> | FormData, headers: Record<string, string>) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  return site.browser.fetch('/f/contact', { method: 'POST', body, headers });
}

async function stored() {
  const rows = await site.services.db.selectFrom('form_messages').selectAll().orderBy('received_at').execute();
  return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as Record<string, string> }));
}

describe('the protocol', () => {
  test('a message is taken, stored and put into the outbox', async () => {
    const answer = await post(MESSAGE);
    expect(answer).toMatchObject({ status: 200, body: { next: '/#contact', ok: true } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await stored()).at(-1)).toMatchObject({ form_id: 'contact', spam: 0, fields: MESSAGE });
    const mails = await site.services.db.selectFrom('outbox').select('mail').execute();
    expect(JSON.parse(mails.at(-1)?.mail ?? '')).toMatchObject({
      replyTo: { name: 'Ada', address: 'ada@example.com' },
      text: 'Name:\nAda\n\nEmail:\nada@example.com\n\nMessage:\nGood day.',
    });
  });

  testTable([
    ['bad email', { ...MESSAGE, Email: 'ada' }, 'TYPE_EMAIL', 'Email', 'should be an email'],
    ['key absent', { Name: 'Ada', Email: 'ada@example.com' }, 'REQUIRED_FIELD_MISSING', 'Message', 'is required'],
    ['blank', { ...MESSAGE, Name: ' \n ' }, 'REQUIRED_FIELD_EMPTY', 'Name', 'cannot be empty'],
    ['wrong type', { ...MESSAGE, Name: ['Ada'] }, 'TYPE_TEXT', 'Name', 'should be text'],
    ['null', { ...MESSAGE, Name: null }, 'TYPE_TEXT', 'Name', 'should be text'],
    ['too long', { ...MESSAGE, Name: 'a'.repeat(201) }, 'TYPE_TEXT', 'Name', 'cannot be longer than 200 characters'],
  ])('%s', async (_, body, code, field, message) => {
    const before = (await stored()).length;
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { error: 'Validation errors', errors: [{ code, field, message }] },
    });
    expect(await stored()).toHaveLength(before);
  });

  testTable([
    ['no fields at all', {}, '/f/contact', 400, 'EMPTY', "Can't send an empty form"],
    ['only special fields', { _next: '/' }, '/f/contact', 400, 'EMPTY', "Can't send an empty form"],
    ['unknown id', MESSAGE, '/f/nothing', 404, 'FORM_NOT_FOUND', 'Form not found'],
    ['an id that every object has', MESSAGE, '/f/toString', 404, 'FORM_NOT_FOUND', 'Form not found'],
    ['form switched off', MESSAGE, '/f/waitlist', 403, 'INACTIVE', 'Form not active'],
  ])('%s', async (_, body, path, status, code, message) => {
    expect(await post(body, path)).toMatchObject({ status, body: { error: message, errors: [{ code, message }] } });
  });

  test('every wrong field is named at once', async () => {
    const { body } = await post({ Name: '', Email: 'ada' });
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'Name',
      'Email',
      'Message',
    ]);
  });

  test('a page of another site may not send it', async () => {
    const answer = await fetch(new URL('/f/contact', site.siteUrl), {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-type': 'application/json', origin: 'https://attacker.example' },
      body: JSON.stringify(MESSAGE),
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { errors: [{ code: 'BLOCKED' }] }]);
  });

  test('GET is answered with a request to POST', async () => {
    const answer = await site.browser.fetch('/f/contact');
    expect([answer.status, await answer.json(), answer.headers.get('allow')]).toEqual([
      405,
      { error: 'Please submit POST request.' },
      'POST',
    ]);
  });

  test('a file is refused, a multipart form without one is taken', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(MESSAGE)) form.set(name, value);
    expect((await postForm(form, JSON_TYPE)).status).toBe(200);
    form.set('file', new Blob(['x']), 'x.txt');
    const answer = await postForm(form, JSON_TYPE);
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ code: 'NO_FILE_UPLOADS' }] }]);
  });

  testTable([
    ['broken JSON', '{"Name":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['text', 'Name=Ada', 'text/plain', 415],
    ['too much', JSON.stringify({ ...MESSAGE, Message: 'x'.repeat(200_000) }), 'application/json', 413],
    ['broken multipart', 'x', 'multipart/form-data; boundary=b', 400],
  ])('%s gets a sentence', async (_, body, type, status) => {
    const init = { method: 'POST', body, headers: { ...JSON_TYPE, 'content-type': type } };
    const answer = await site.browser.fetch('/f/contact', init);
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(/\.$/) }]);
  });

  test('a field sent twice is not text', async () => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, 'content-type': 'application/x-www-form-urlencoded' } };
    const body = `${new URLSearchParams(MESSAGE)}&Name=Eve`;
    const answer = await site.browser.fetch('/f/contact', { ...init, body });
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'TYPE_TEXT', field: 'Name' }] });
  });

  test('the field for robots: as if sent, kept as spam, never forwarded', async () => {
    const before = await site.services.db.selectFrom('outbox').select('id').execute();
    expect(await post({ ...MESSAGE, _gotcha: 'x' })).toMatchObject({ status: 200, body: { ok: true } });
    expect((await stored()).filter(({ spam }) => spam)).toHaveLength(1);
    expect(await site.services.db.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
    expect(await post({ _gotcha: 'x' }), 'whatever else is filled').toMatchObject({ status: 200, body: { ok: true } });
    expect(await post({ ...MESSAGE, Email: 'x', _gotcha: 'x' })).toMatchObject({ status: 200, body: { ok: true } });
    expect(await post({ ...MESSAGE, _gotcha: false })).toMatchObject({ status: 200 });
    expect((await stored()).filter(({ spam }) => spam)).toHaveLength(1);
  });

  test('what is sent once more is stored and forwarded once', async () => {
    const count = async () => [
      (await stored()).length,
      (await site.services.db.selectFrom('outbox').select('id').execute()).length,
    ];
    const [messages = 0, mails = 0] = await count();
    const sent = { ...MESSAGE, _submission: crypto.randomUUID() };
    for (let time = 0; time < 3; time += 1) expect((await post(sent)).status).toBe(200);
    expect(await count()).toEqual([messages + 1, mails + 1]);
    await post({ ...sent, _submission: 'mine' });
    await post({ ...sent, _submission: 'mine' });
    expect(await count(), 'a name that is none counts for nothing').toEqual([messages + 3, mails + 3]);
  });

  test('nothing in the mail’s headers breaks a line or turns it round', async () => {
    await post({ ...MESSAGE, Name: 'Ada\r\nBcc: x@y.example\u0000\u001B[2J\u202Etxt', _subject: 'Hi\r\nBcc: \u202Ex' });
    const mails = await site.services.db.selectFrom('outbox').select('mail').execute();
    const mail = mails.map((row) => JSON.parse(row.mail)).find(({ subject }) => subject.startsWith('Hi'));
    expect([mail.subject, mail.replyTo.name].join()).not.toMatch(/[\p{Cc}\u202E]/u);
    expect(mail.text).toContain('[U+202E]txt');
    expect(mail.text).not.toContain('\u202E');
  });

  test('a sender with too many submissions is stopped, with the time to wait', async () => {
    const hurried = await openFormsSite({ RATE_LIMIT_SCALE: '1' });
    const send = async (Email: string) => {
      const answer = await hurried.browser.postJson('/f/contact', { ...MESSAGE, Email }, JSON_TYPE);
      return { status: answer.status, body: await answer.json() };
    };
    for (let time = 0; time < 10; time += 1) expect((await send('ada@example.com')).status).toBe(200);
    expect(await send(' ADA@example.com')).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^Too many requests\. Please try again in 60 minutes\.$/) },
    });
    expect((await send('bob@example.com')).status).toBe(200);
    await hurried.close();
  });
});

describe('without JavaScript', () => {
  const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('leads to a page that says it was sent', async () => {
    const answer = await postForm(MESSAGE, HTML);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/message-sent']);
  });

  test('answers a page with the status of what is wrong', async () => {
    const answer = await postForm({ ...MESSAGE, Email: 'x' }, HTML);
    expect([answer.status, await answer.text()]).toEqual([422, 'page']);
  });

  test('JSON without a word about the answer is answered in JSON', async () => {
    expect((await post(MESSAGE, '/f/contact', { accept: '*/*' })).body).toMatchObject({ ok: true });
  });

  testTable(['/thanks?a=1#b', 'https://app.letterlock.test/done'])('_next %s is followed', async (next) => {
    const answer = await postForm({ ...MESSAGE, _next: next }, HTML);
    expect(answer.headers.get('location')).toBe(new URL(next, site.siteUrl).href);
  });

  testTable([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.letterlock.test.evil.example/',
    'https://app.letterlock.test@evil.example/',
    'http://app.letterlock.test/',
    '/\t/evil.example',
    'http://[',
  ])('_next %j leads nowhere', async (next) => {
    const answer = await postForm({ ...MESSAGE, _next: next }, HTML);
    expect(answer.headers.get('location')).toBe('/message-sent');
    expect((await post({ ...MESSAGE, _next: next })).body).toEqual({ next: '/#contact', ok: true });
  });

  test('a path that looks like another host stays on this one', async () => {
    const answer = await postForm({ ...MESSAGE, _next: `${site.siteUrl}//evil.example` }, HTML);
    expect(answer.headers.get('location')).toBe(`${site.siteUrl}//evil.example`);
  });
});

testTable(NAUGHTY_STRINGS)('%j comes back from the database as it was sent', async (text) => {
  const sent = { Name: text, Email: 'ada@example.com', Message: `${text}\n${text}` };
  expect((await post(sent)).status).toBe(200);
  // The wire is UTF-8, which has no lone surrogates.
  expect(
    (await stored()).some(
      ({ fields }) => fields.Message === sent.Message.toWellFormed() || fields.Message === sent.Message,
    ),
  ).toBe(true);
  expect((await post({ ...MESSAGE, Email: text })).status).toBe(422);
});

testTable(NAUGHTY_STRINGS)('%j as subject and address for answers forges no header', async (text) => {
  const answer = await post({ ...MESSAGE, _subject: text, _replyto: text });
  expect([200, 422]).toContain(answer.status);
  const mails = await site.services.db.selectFrom('outbox').selectAll().execute();
  for (const { mail } of mails) expect(JSON.parse(mail).subject).not.toMatch(/[\r\n\0]/);
});
