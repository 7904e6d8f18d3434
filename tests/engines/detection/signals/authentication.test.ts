import { describe, expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const OWN = { ownDomains: ['alder.example'] };
const BODY = 'Hello, the list for November is ready. You can find it in the usual place. Have a nice afternoon.';
const microsoft = (results: string) => [
  { name: 'Authentication-Results', value: results },
  { name: 'Received', value: 'from a.test (192.0.2.1) by DB1.mail.protection.outlook.com (10.1.1.1) with SMTP' },
];
const google = (results: string) => [{ name: 'Authentication-Results', value: `mx.google.com; ${results}` }];

function severityOf(address: string, headers: Email['headers'], context: Context = {}) {
  const from = { name: 'Ada', address };
  return analyse({ subject: 'November', body: BODY, attachments: [], ...(headers && { headers }), from }, context)
    .severity;
}

const failed = (domain: string) =>
  `spf=fail smtp.mailfrom=a.test; dkim=none;dmarc=fail action=oreject header.from=${domain};compauth=fail reason=000`;

describe('a forged address', () => {
  testTable([
    ['a well-known company’s', 'service@paypal.com', {}],
    ['the reader’s own', 'ada@alder.example', OWN],
  ])('of %s domain is as dangerous at Microsoft as at Google', (_, address, context) => {
    const results = failed(address.slice(address.indexOf('@') + 1));
    expect(severityOf(address, microsoft(results), { ...context, authservId: 'mx.microsoft.com' })).toBe('High');
    expect(severityOf(address, google(results), { ...context, authservId: 'mx.google.com' })).toBe('High');
    expect(severityOf(address, microsoft(results), context)).toBe('Medium');
  });

  test('of a mail provider is suspicious where the provider wants it rejected, unless a list passed it on', () => {
    const headers = google('dmarc=fail (p=REJECT) header.from=yahoo.com');
    const list = { name: 'List-Id', value: '<a.lists.example>' };
    expect(severityOf('ada@yahoo.com', headers)).toBe('Medium');
    expect(severityOf('ada@yahoo.com', [...headers, list])).toBe('None');
    expect(severityOf('ada@yahoo.com', google('dmarc=fail (p=NONE) header.from=yahoo.com'))).not.toBe('Medium');
  });
});

test('behind a gateway that changes every email, a failure is a warning for domains worth forging alone', () => {
  const context = { authservId: 'mx.microsoft.com' };
  const behind = (domain: string) =>
    microsoft(`spf=fail; dkim=fail;dmarc=fail action=oreject header.from=${domain};compauth=none reason=905`);
  expect(severityOf('service@paypal.com', behind('paypal.com'), context)).toBe('Medium');
  expect(severityOf('ada@b.example', behind('b.example'), context)).toBe('None');
});

test('what Exchange accepts for reasons of its own was not forwarded', () => {
  const context = { authservId: 'mx.microsoft.com' };
  const accepted = (domain: string) =>
    microsoft(`spf=none; dkim=none;dmarc=fail action=none header.from=${domain};compauth=pass reason=105`);
  const signalsOf = (address: string) => {
    const headers = accepted(address.slice(address.indexOf('@') + 1));
    return analyse({ subject: 'November', body: BODY, from: { name: 'Ada', address }, headers }, context).signals;
  };
  expect(signalsOf('ada@b.example').map(({ id }) => id)).toContain('sender-not-authenticated');
  expect(signalsOf('ada@b.example').map(({ id }) => id)).not.toContain('passed-on');
  expect(severityOf('ada@b.example', accepted('b.example'), context)).toBe('None');
  expect(severityOf('service@paypal.com', accepted('paypal.com'), context)).toBe('Medium');
  const known = signalsOf('service@paypal.com').find(({ id }) => id === 'forged-or-passed-on');
  expect(known?.sentence).not.toContain('forwarded');
});

test('a pass that only the headers claim reassures nobody', () => {
  const from = { name: 'PayPal', address: 'service@paypal.com' };
  const email: Email = { subject: 'November', body: BODY, from, headers: google('dmarc=pass header.from=paypal.com') };
  const { verdict, signals } = analyse(email);
  expect(verdict).toBe('unknown');
  expect(signals.map(({ id }) => id)).not.toContain('sender-authenticated');
});

testTable(['compauth=none reason=405', 'compauth=softpass reason=201', 'compauth=fail reason=001'])(
  'a small sender without records is not warned of: %s',
  (compauth) => {
    const headers = microsoft(
      `spf=softfail smtp.mailfrom=b.example; dkim=none;dmarc=none header.from=b.example;${compauth}`,
    );
    expect(severityOf('ada@b.example', headers)).toBe('None');
    expect(severityOf('ada@b.example', headers, { authservId: 'mx.microsoft.com' })).toBe('None');
  },
);

test('an Exchange that checks no domain only says that nobody signed in', () => {
  const anonymous = [{ name: 'X-MS-Exchange-Organization-AuthAs', value: 'Anonymous' }];
  const ids = (headers: Email['headers'] = []) =>
    analyse({ subject: '', body: BODY, headers, from: { name: 'Ada', address: 'ada@alder.example' } }, OWN).signals.map(
      ({ id }) => id,
    );
  expect(ids(anonymous)).toContain('own-domain-from-outside');
  expect(ids([{ name: 'X-MS-Exchange-Organization-AuthAs', value: 'Internal' }])).not.toContain(
    'own-domain-from-outside',
  );
  expect(ids([...microsoft('dmarc=none;compauth=softpass reason=201'), ...anonymous])).not.toContain(
    'own-domain-from-outside',
  );
});
