import { describe, expect, test } from 'vitest';
import { rank } from '../../../src/engines/detection/analysis.ts';
import { analyse } from '../../../src/engines/detection/index.ts';
import { testTable } from '../../support/test-table.ts';

const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore. ';
const TALE =
  'The harbour was quiet in the morning and the boats lay in rows beside the wall. We walked along the quay until the sun came over the hills, and then we had our coffee. ';
const FRAUD = `Dear user,

Your mailbox has exceeded its storage limit. Verify your account within 24 hours or it will be suspended.
http://mail-upgrade.example.top/login?u=ada@example.com

`;
const SPANISH = `Estimado cliente, su cuenta ha sido bloqueada. Debe verificar sus datos antes de 48 horas; de lo contrario será cancelada. https://banco.example.top/entrar

`;
const analyseBody = (body: string) => analyse({ subject: 'Hello', body });

const GIFT_CARDS = `Dear customer, thank you. I am in a meeting and cannot be called. Please buy gift cards urgently and send me the codes. Keep it confidential.

`;

describe.each([
  ['a fake mailbox notice', FRAUD],
  ['a request for gift cards', GIFT_CARDS],
])('%s stays as dangerous', (_, fraud) => {
  const { severity, kind } = analyseBody(fraud);
  // What the filling takes may be the difference between High and Critical.
  const least = Math.min(rank(severity), rank('High'));

  testTable([
    ['before a tale', fraud + TALE.repeat(600)],
    ['after a tale', `${TALE.repeat(600)}\n\n${fraud}`],
    ['inside a tale', `${TALE.repeat(300)}\n\n${fraud}${TALE.repeat(300)}`],
  ])('%s', (__, body) => {
    const filled = analyseBody(body);
    expect(rank(filled.severity)).toBeGreaterThanOrEqual(least);
    expect(filled.kind).toBe(kind);
  });
});

describe.each([
  ['an English fraud', FRAUD],
  ['a Spanish fraud', SPANISH],
])('%s stays a warning of its kind', (_, fraud) => {
  testTable([
    ['before filling in no language', fraud + LOREM.repeat(900)],
    ['before more filling than is read', fraud + LOREM.repeat(2_200)],
    ['after filling in no language', `${LOREM.repeat(900)}\n\n${fraud}`],
    ['before a tale', fraud + TALE.repeat(600)],
  ])('%s', (__, body) => {
    const { severity, kind } = analyseBody(body);
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('credential-phishing');
  });
});

testTable([
  ['a fake mailbox notice', FRAUD],
  ['a Spanish fraud', SPANISH],
  ['a request for gift cards', GIFT_CARDS],
])('a hundred pages of filling hide no more of %s than one', (_, fraud) => {
  for (const filling of [LOREM, TALE]) {
    const { severity } = analyseBody(fraud + filling.repeat(20));
    const least = Math.min(rank(severity), rank('Medium'));
    expect(rank(analyseBody(fraud + filling.repeat(600)).severity)).toBeGreaterThanOrEqual(least);
  }
});

test('a charge to be cancelled by telephone stays a warning of its kind before a tale', () => {
  const charge =
    'Thank you for your purchase. Your account will be charged $399.99 today. To cancel, call our support at +1 (808) 555-0142 immediately.\n\n';
  for (const body of [charge, charge + TALE.repeat(600)]) {
    const { severity, kind } = analyseBody(body);
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('callback-scam');
  }
});

test('a tale that mentions each thing once, far apart, is not a fraud', () => {
  const mentions = [
    'Your account has been suspended, said the clerk.',
    'Please verify your account, said the other.',
    'The mailbox was full of leaves.',
    'He had to leave within 24 hours.',
  ];
  const { severity } = analyseBody(mentions.map((one) => TALE.repeat(60) + one).join('\n\n') + TALE.repeat(60));
  expect(rank(severity)).toBeLessThanOrEqual(rank('Low'));
  expect(rank(severity)).toBeLessThan(rank(analyseBody(mentions.join(' ')).severity));
});

describe('what was not read is not called safe', () => {
  test('an email longer than the limit', () => {
    const { verdict, conclusion } = analyseBody(TALE.repeat(1_500));
    expect(verdict).toBe('unknown');
    expect(conclusion).toContain('Only part of this email was read');
  });

  test('as many links as are taken apart, repeated, are no reason for doubt', () => {
    const links = Array.from({ length: 900 }, (_, i) => `https://www.example.com/${i % 200}`).join(' and then ');
    expect(analyseBody(`${TALE} ${links}`)).toMatchObject({ verdict: 'safe', coverage: { complete: true } });
  });
});
