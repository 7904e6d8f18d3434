import { describe, expect, test } from 'vitest';
import { analyse, type Letter } from '../../../../src/engines/detection/index.ts';

describe('the response does not contradict itself', () => {
  test.each([
    ['words without sentences', 'urgent account suspended password verify '.repeat(700)],
    [
      'filling in no language',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod. '.repeat(4_000),
    ],
  ])('%s', (_, body) => {
    const { response, seal } = analyse({ subject: '', body });
    expect(seal).toBe('unknown');
    expect(response).not.toContain('nothing in this letter');
    expect(response).not.toContain('common in honest letters');
  });

  test('only what honest letters have is called common in them', () => {
    const order = analyse({ subject: 'Your order', body: 'Track your parcel here: https://shop.example.com/1' });
    expect(order).toMatchObject({ severity: 'None', conclusion: expect.stringContaining('Nothing in this letter') });
    expect(order.response).toContain('common in honest letters');
  });

  test.each([
    [
      'money',
      'Please send the payment of 200 euros to our bank account by transfer. Thanks, Ada',
      'check whom you would pay',
    ],
    ['an account', 'Hi Tom, please update your profile before the course starts. Ada', 'typing its address yourself'],
  ])('a harmless letter about %s says what to check', (_, body, check) => {
    const { severity, conclusion, response } = analyse({ subject: 'Hello', body });
    expect(severity).toBe('None');
    expect(conclusion).not.toContain('Nothing in this letter points to');
    expect(response).not.toContain('common in honest letters');
    expect(response).toContain(check);
  });
});

describe('who is quoted', () => {
  const letter: Letter = {
    subject: 'Hello',
    body: 'Please sign in at https://example.com/start',
    from: { name: 'Ada', address: 'ada@example.org' },
    headers: [{ name: 'Authentication-Results', value: 'mx.example.net; spf=none; dmarc=fail (p=NONE); dkim=none' }],
    attachments: [],
  };

  test('a header is the mail server’s word, and the part that says it', () => {
    expect(analyse(letter, { authservId: 'mx.example.net' }).response).toContain(
      'Your mail server wrote: “dmarc=fail (p=NONE)”.',
    );
  });

  test('words that happen to be in the sentence are quoted all the same', () => {
    expect(analyse(letter, { authservId: 'mx.example.net' }).response).toContain('In its words: “sign in at https”');
  });
});
