import { describe, expect, test } from 'vitest';
import type { Email } from '../../../../src/engines/detection/index.ts';
import { authenticationOf, failureOf } from '../../../../src/engines/detection/parse/authentication.ts';
import { isNamedByLastHop, topmostAuthservId } from '../../../../src/engines/detection/parse/receiving-server.ts';
import { testTable } from '../../../support/test-table.ts';

type Field = [name: string, value: string];

const RESULTS: Field = [
  'Authentication-Results',
  'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=a.test; dkim=none header.d=none;dmarc=fail action=oreject header.from=bank.example;compauth=fail reason=000',
];
const PLANTED: Field = [
  'Authentication-Results',
  'spf=pass smtp.mailfrom=bank.example; dkim=pass header.d=bank.example;dmarc=pass action=none header.from=bank.example;compauth=pass reason=100',
];
const hop = (by: string, from = 'mail.a.test'): Field => [
  'Received',
  `from ${from} (192.0.2.1) by\r\n ${by} with SMTP`,
];
const BORDER = hop('DB1.mail.protection.outlook.com');
const INSIDE = hop('AM0PR01CA1.outlook.office365.com', 'DB1.eop-EUR03.prod.protection.outlook.com');

function received(fields: readonly Field[], authservId?: string) {
  const headers = fields.map(([name, value]) => ({ name, value }));
  const email: Email = { subject: '', body: '', headers, from: { name: '', address: 'a@bank.example' } };
  return { email, context: authservId === undefined ? {} : { authservId } };
}

const trusted = (...fields: Field[]) => authenticationOf(received(fields, 'mx.microsoft.com'));

describe('Exchange Online, which names itself in no field', () => {
  test('is believed where it stands among Microsoft’s servers', () => {
    expect(trusted(INSIDE, RESULTS, BORDER)).toMatchObject({
      dmarc: 'fail',
      policy: 'reject',
      results: [
        { method: 'spf', outcome: 'pass', domain: 'a.test' },
        { method: 'dkim', outcome: 'none' },
        { method: 'dmarc', outcome: 'fail', domain: 'bank.example' },
      ],
    });
    expect(trusted(INSIDE, ['X-MS-Exchange-Authentication-Results', RESULTS[1]], BORDER)?.dmarc).toBe('fail');
  });

  testTable([
    ['a field of the sender’s below it', [INSIDE, RESULTS, BORDER, hop('b.test'), PLANTED], 'fail'],
    ['a field above another company’s server', [INSIDE, PLANTED, hop('mx.evil.test')], undefined],
    ['a field below another company’s server', [hop('mx.own.example'), PLANTED, BORDER], undefined],
    ['a server whose name only ends alike', [PLANTED, hop('mx.evil-outlook.com')], undefined],
    ['a server that the sender says it is', [PLANTED, hop('mx.evil.test', 'x.outlook.com')], undefined],
    ['a field without any server', [PLANTED], undefined],
  ] as const)('is not mistaken for %s', (_, fields, outcome) => {
    expect(trusted(...(fields as readonly Field[]))?.dmarc).toBe(outcome);
  });

  test('is not believed where another server is trusted', () => {
    expect(authenticationOf(received([INSIDE, PLANTED, BORDER], 'mx.google.com'))).toBeNull();
  });

  test('has a name to be learned by', () => {
    expect(topmostAuthservId(received([INSIDE, RESULTS, BORDER]).email)).toBe('mx.microsoft.com');
    expect(topmostAuthservId(received([PLANTED, hop('mx.evil.test')]).email)).toBeUndefined();
  });
});

test('the field of Exchange, which other servers let through, has no name to be believed by', () => {
  const forged: Field = ['X-MS-Exchange-Authentication-Results', 'mx.own.example; dmarc=pass header.from=bank.example'];
  const checked: Field = ['Authentication-Results', 'mx.own.example; spf=none'];
  expect(authenticationOf(received([hop('mx.own.example'), forged], 'mx.own.example'))).toBeNull();
  expect(authenticationOf(received([checked, forged], 'mx.own.example'))?.dmarc).toBe('none');
});

describe('a server that nobody knows', () => {
  const claimed = (...fields: Field[]) => failureOf(received(fields));

  test('is believed when it reports a failure, and not when it reports a pass', () => {
    expect(claimed(RESULTS, BORDER)).toMatchObject({ dmarc: 'fail', isClaimed: true });
    expect(claimed(PLANTED, BORDER)).toBeNull();
    expect(authenticationOf(received([PLANTED, BORDER]))).toBeNull();
  });

  test('counts only at the top', () => {
    expect(claimed(['Authentication-Results', 'mx.a.example; dmarc=none'], BORDER, RESULTS)).toBeNull();
  });

  test('may have several servers of one provider', () => {
    const of = (name: string, results: string): Field => ['Authentication-Results', `${name}.icloud.com; ${results}`];
    const fields = [
      of('bimi', 'bimi=skipped'),
      of('dmarc', 'dmarc=fail header.from=bank.example'),
      of('spf', 'spf=pass'),
    ];
    expect(claimed(...fields, hop('p00-icloudmta'))).toMatchObject({ dmarc: 'fail' });
    expect(claimed(of('bimi', 'bimi=skipped'), ['Authentication-Results', 'mx.b.example; dmarc=fail'])).toBeNull();
  });

  test('says less than the reader’s own', () => {
    const own: Field = ['Authentication-Results', 'mx.own.example; dmarc=pass header.from=bank.example'];
    expect(failureOf(received([RESULTS, own], 'mx.own.example'))).toBeNull();
  });
});

test('the last hop is the server below which no other organization received the email', () => {
  const named: Field = ['Authentication-Results', 'mx.own.example; dmarc=pass'];
  expect(isNamedByLastHop(received([hop('mda7.own.example'), named]).email)).toBe(true);
  expect(isNamedByLastHop(received([hop('localhost'), named, hop('mx.b.test')]).email)).toBe(true);
  expect(isNamedByLastHop(received([hop('mx.other.example'), named]).email)).toBe(false);
  expect(isNamedByLastHop(received([INSIDE, RESULTS, BORDER]).email)).toBe(true);
});
