import { describe, expect, test } from 'vitest';
import { analyse, isMessageSource } from '../../../src/engines/detection/index.ts';

const MAILBOX_FULL = `Dear user,

Your mailbox has exceeded its storage limit. Verify your account within 24 hours or it will be suspended.
http://mail-upgrade.example.top/login?u=ada@example.com`;

describe('verdicts', () => {
  test('a full mailbox, a threat and a strange link are dangerous', () => {
    const analysis = analyse({ subject: 'Your mailbox is almost full', body: MAILBOX_FULL });
    expect(['High', 'Critical']).toContain(analysis.severity);
    expect(analysis.verdict).toBe('dangerous');
    expect(analysis).toMatchObject({ category: 'phishing', kind: 'credential-phishing' });
  });

  test('a short private email has no findings', () => {
    const analysis = analyse({ subject: 'Lunch', body: 'Hi Tom, are we still on for Friday? Ada' });
    expect(analysis).toMatchObject({ severity: 'None', verdict: 'safe', category: 'safe', actions: [] });
  });

  test('an honest password reset is nothing', () => {
    const body =
      '<p>We received a request to reset your password.</p><a href="https://app.example.com/reset/1">Reset password</a>' +
      '<p>If you did not request this, ignore this email.</p>';
    expect(analyse({ subject: 'Reset your password', body }).severity).toBe('None');
  });

  test('where there is nothing to analyse, nothing is claimed', () => {
    expect(analyse({ subject: '', body: '' })).toMatchObject({
      verdict: 'unknown',
      category: 'unknown',
      confidence: 0,
    });
  });
});

test('every quotation is at its offsets', () => {
  const email = { subject: 'Your mailbox is almost full', body: MAILBOX_FULL };
  const { signals, text } = analyse(email);
  const placed = signals.flatMap(({ evidence }) => evidence).filter(({ start }) => start !== undefined);
  expect(placed.length).toBeGreaterThan(5);
  for (const { where, quote, start, end } of placed) {
    expect((where === 'subject' ? email.subject : text).slice(start, end)).toBe(quote);
  }
});

describe('an email whose text and HTML differ', () => {
  const THANKS =
    'Dear customer, thank you for your order. We hope that you are happy with it. Have a look at our news.';
  const FRAUD =
    'Dear customer, thank you. I am in a meeting and cannot be called. Please buy gift cards urgently and send me the codes. Keep it confidential.';

  test('is judged by the worse part, and the answer names that part', () => {
    const alone = analyse({ subject: 'Hello', body: FRAUD });
    const { severity, verdict, signals, response } = analyse({
      subject: 'Hello',
      body: FRAUD,
      html: `<p>${THANKS}</p>`,
    });
    expect(severity).toBe(alone.severity);
    expect(verdict).toBe('dangerous');
    expect(signals.map(({ id }) => id)).toContain('text-part-says-more');
    expect(response).toContain('This is in the plain-text version');
  });

  test('does not mention the other part if both say the same', () => {
    const { verdict, response } = analyse({ subject: 'Hello', body: FRAUD, html: `<p>${FRAUD}</p>` });
    expect(verdict).toBe('dangerous');
    expect(response).not.toContain('plain-text version');
  });
});

test('the same email gets the same answer', () => {
  const email = { subject: 'Your mailbox is almost full', body: MAILBOX_FULL };
  expect(analyse(email)).toEqual(analyse(email));
});

describe('isMessageSource', () => {
  test('knows a source by its header fields', () => {
    const source =
      'Return-Path: <a@example.com>\r\nFrom: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\n\r\nHello';
    expect(isMessageSource(source)).toBe(true);
  });

  test('a source need not have passed a server', () => {
    const source =
      'From: a@example.com\nTo: b@example.com\nSubject: x\nX-Mailer: Foo\nReply-To: c@example.net\n\nHello';
    expect(isMessageSource(source)).toBe(true);
    expect(isMessageSource(source.replace('X-Mailer', 'List-Unsubscribe'))).toBe(true);
    expect(isMessageSource(source.replace('X-Mailer: Foo\n', ''))).toBe(false);
  });

  test('the few header lines of a forwarded email are not a source', () => {
    expect(isMessageSource('From: a@example.com\nTo: b@example.com\nSubject: x\n\nHello')).toBe(false);
    expect(isMessageSource('Hello: this is a letter')).toBe(false);
  });
});
