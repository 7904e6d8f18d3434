import { describe, expect, test } from 'vitest';
import type { PredictAnswer } from '../../src/features/predict/contract.ts';
import { postJson } from './server.ts';

const predict = (Subject: unknown, Body: unknown) => postJson('/predict', { Subject, Body });
const phishing = {
  Subject: 'Your password expires today',
  Body: 'Dear user,\n\nYour mailbox password expires today. Verify your account within 24 hours or it will be suspended:\nhttp://login.mailbox-verify.example@203.0.113.7/update\n\nIT Support',
};

describe('POST /predict', () => {
  test('answers the four fields, and quotes its evidence from the email', async () => {
    const { status, body } = await postJson('/predict', phishing);
    const answer = body as PredictAnswer;
    expect(status).toBe(200);
    expect(answer.confidence_level).toMatch(/^\d{1,3}%$/);
    expect(['High', 'Critical']).toContain(answer.severity_level);
    expect(answer.response).toMatch(/^1\. /m);
    expect(answer.response).not.toMatch(/<\w+>/);
    expect(answer.conclusion).toMatch(/\.$/);
    const quotes = answer.analysis.signals.flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(1);
    for (const { where, quote, start, end } of quotes) {
      if (start === undefined || end === undefined) continue;
      expect((where === 'subject' ? answer.email.subject : answer.email.body).slice(start, end)).toBe(quote);
    }
  });

  test('says which checks were not possible', async () => {
    const { body } = await postJson('/predict', phishing);
    expect((body as PredictAnswer).analysed).toBe('fields');
    expect((body as PredictAnswer).response).toMatch(/sender/i);
  });

  test('gives the same answer to the same email', async () => {
    expect((await postJson('/predict', phishing)).body).toEqual((await postJson('/predict', phishing)).body);
  });

  test('a plain private email is safe', async () => {
    const { body } = await predict(
      'Sunday',
      'Hi Anna,\n\nshall we go for a walk on Sunday? The weather looks good.\n\nLove, Eva',
    );
    expect((body as PredictAnswer).severity_level).toBe('None');
  });

  test.each([
    ['broken JSON', '{"Subject":"a"', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['wrong types', '{"Subject":1,"Body":{}}', 400],
    ['a missing field', '{"Subject":"a"}', 400],
    ['a polluted prototype', '{"__proto__":{"Subject":"a","Body":"b"}}', 400],
  ])('refuses %s with a clear error', async (_, body, status) => {
    const answer = await postJson('/predict', body);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at /);
  });

  test.each([
    ['240 kB', 'Lorem ipsum. '.repeat(18_461)],
    ['lone surrogates', '\ud800 hello \udc00 '.repeat(50)],
    ['NUL bytes', 'a\u0000b\u0000'.repeat(500)],
    ['10,000 links', 'https://a.example/x?y=1 '.repeat(10_000)],
    ['a quarter of a million angle brackets', '<'.repeat(250_000)],
    ['deep nesting', '<div>'.repeat(50_000)],
    ['nothing but space', ' \n\t '.repeat(100)],
  ])('survives a body of %s', async (_, body) => {
    const answer = await predict('Hello', body);
    expect(answer.status).toBe(200);
    expect((answer.body as PredictAnswer).severity_level).toBeTypeOf('string');
  });

  test('refuses 300 kB without a session, and says that logging in helps', async () => {
    const answer = await predict('Hello', 'x'.repeat(300_000));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('Log in') });
  });

  test('refuses 5 MB', async () => {
    expect((await predict('a', 'x'.repeat(5_000_000))).status).toBe(413);
  });

  test('refuses a bearer that is not valid instead of ignoring it', async () => {
    const answer = await postJson('/predict', phishing, { authorization: 'Bearer not-a-token' });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('refuses text/plain and other methods', async () => {
    expect((await postJson('/predict', phishing, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});
