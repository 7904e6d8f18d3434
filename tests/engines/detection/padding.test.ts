import { describe, expect, test } from 'vitest';
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

describe.each([
  ['an English fraud', FRAUD],
  ['a Spanish fraud', SPANISH],
])('%s keeps its verdict', (_, fraud) => {
  const { severity, kind } = analyseBody(fraud);

  testTable([
    ['before filling in no language', fraud + LOREM.repeat(900)],
    ['before more filling than is read', fraud + LOREM.repeat(2_200)],
    ['before a tale', fraud + TALE.repeat(600)],
  ])('%s', (__, body) => {
    expect(severity).toBe('High');
    expect(analyseBody(body)).toMatchObject({ severity, kind });
  });
});

testTable([
  ['after filling', `${LOREM.repeat(900)}\n\n${FRAUD}`],
  ['after a tale', `${TALE.repeat(600)}\n\n${FRAUD}`],
  ['inside a tale', `${TALE.repeat(300)}\n\n${FRAUD}${TALE.repeat(300)}`],
])('a fraud keeps its verdict %s', (_, body) => {
  expect(analyseBody(body).severity).toBe('High');
});

test('a charge to be cancelled by telephone keeps its verdict before a tale', () => {
  const charge =
    'Thank you for your purchase. Your account will be charged $399.99 today. To cancel, call our support at +1 (808) 555-0142 immediately.\n\n';
  const { severity, kind } = analyseBody(charge);
  expect(kind).toBe('callback-scam');
  expect(analyseBody(charge + TALE.repeat(600))).toMatchObject({ severity, kind });
});

test('a tale that mentions each thing once, far apart, is not a fraud', () => {
  const mentions = [
    'Your account has been suspended, said the clerk.',
    'Please verify your account, said the other.',
    'The mailbox was full of leaves.',
    'He had to leave within 24 hours.',
  ];
  expect(analyseBody(mentions.map((one) => TALE.repeat(60) + one).join('\n\n') + TALE.repeat(60)).severity).toBe(
    'None',
  );
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
