import { describe, expect, test } from 'vitest';
import { authenticationOf } from '../../../../src/engines/detection/parse/authentication.ts';
import { testTable } from '../../../support/test-table.ts';

const SERVER = 'mx.example.net';

function of(results: string, below: readonly (readonly [string, string])[] = []) {
  const fields = [['Authentication-Results', `${SERVER}; ${results}`] as const, ...below];
  const headers = fields.map(([name, value]) => ({ name, value }));
  const email = { subject: '', body: '', headers, from: { name: '', address: 'a@bank.example' } };
  return authenticationOf({ email, context: { authservId: SERVER } });
}

testTable([
  ['spf=softfail; dmarc=none header.from=bank.example;compauth=fail reason=601', 'fail', 'the reader’s own domain'],
  ['dmarc=none header.from=bank.example;compauth=fail reason=010', 'fail', 'the own organization’s domain'],
  ['dmarc=fail action=oreject header.from=bank.example;compauth=fail reason=000', 'fail', 'what DMARC says'],
  ['dmarc=none header.from=bank.example;compauth=fail reason=001', 'none', 'a domain without any records'],
  ['dmarc=bestguesspass header.from=bank.example;compauth=fail reason=001', 'none', 'a pass that Exchange doubts'],
  ['dmarc=none header.from=evil.test;compauth=fail reason=601', 'none', 'another From line'],
  ['dmarc=fail header.from=bank.example;compauth=pass reason=130', 'none', 'a sealer that the organization trusts'],
  ['dmarc=none header.from=bank.example;compauth=softpass reason=201', 'none', 'a soft pass'],
  ['dmarc=none header.from=bank.example;compauth=none reason=405', 'none', 'no composite result'],
])('%s is %s: %s', (results, outcome) => {
  expect(of(results)?.dmarc).toBe(outcome);
});

testTable([
  ['compauth=pass reason=130', 'pass', undefined],
  ['compauth=none reason=905', 'pass', undefined],
  ['compauth=pass reason=105', 'none', true],
  ['compauth=pass reason=703', 'none', true],
  ['compauth=none reason=451', 'none', undefined],
] as const)('a failed DMARC with %s', (compauth, arc, isAccepted) => {
  const read = of(`dmarc=fail action=none header.from=bank.example;${compauth}`);
  expect([read?.arc, read?.isAccepted]).toEqual([arc, isAccepted]);
});

test('the composite result is quoted where it decides', () => {
  expect(of('dmarc=none header.from=bank.example;compauth=fail\r\n reason=601')?.quote).toBe(
    'compauth=fail reason=601',
  );
});

testTable([
  ['spf=fail smtp.mail=x@bank.example; dkim=none', 'fail'],
  ['spf=softfail smtp.mail=x@bank.example; dkim=none', 'none'],
  ['spf=fail smtp.mail=x@bank.example; dkim=pass header.i=@list.example', 'none'],
  ['spf=fail smtp.mail=x@elsewhere.example; dkim=none', 'none'],
  ['spf=fail smtp.mail=x@bank.example', 'none'],
  ['spf=fail smtp.mail=x@bank.example; dkim=none; dmarc=none', 'none'],
  ['spf=pass smtp.mail=x@bank.example', 'pass'],
])('where DMARC is not checked, %s is %s', (results, outcome) => {
  expect(of(results)?.dmarc).toBe(outcome);
});

testTable([
  ['dmarc=fail (p=REJECT sp=NONE dis=NONE) header.from=bank.example', 'reject'],
  ['dmarc=fail(p=quarantine dis=none) header.from=bank.example', 'quarantine'],
  ['dmarc=fail (policy=reject) header.from=bank.example', 'reject'],
  ['dmarc=fail policy.published-domain-policy=none policy.evaluated-disposition=reject', 'none'],
  ['dmarc=fail action=oreject header.from=bank.example', 'reject'],
  ['dmarc=fail action=none header.from=bank.example', undefined],
])('the policy in %s is %s', (results, policy) => {
  expect(of(results)?.policy).toBe(policy);
});

describe('a chain of seals', () => {
  const seal = (instance: number, domain: string, chain: string) =>
    ['ARC-Seal', `i=${instance}; a=rsa-sha256; cv=${chain};\r\n d=${domain}; s=arc; b=x`] as const;
  const sealed = (instance: number, server: string, results: string) =>
    ['ARC-Authentication-Results', `i=${instance}; ${server}; ${results}`] as const;
  const PASSED = 'dmarc=pass (p=REJECT) header.from=bank.example';
  const FIRST = [seal(1, 'google.com', 'none'), sealed(1, 'mx.google.com', PASSED)];
  const BROKEN = 'dmarc=fail header.from=bank.example';
  const VALID = `arc=pass (i=2); ${BROKEN}`;

  test('of trusted forwarders takes a failure away, and confirms nothing', () => {
    expect(of(VALID, FIRST)).toMatchObject({ dmarc: 'none', arc: 'pass', signedBy: [] });
    const second = [seal(2, 'microsoft.com', 'pass'), sealed(2, 'mx.microsoft.com 1', 'dmarc=fail')];
    expect(of(VALID, [...second, ...FIRST])?.dmarc).toBe('none');
  });

  testTable([
    ['nobody found valid', BROKEN, FIRST],
    ['the server found broken', `arc=fail; ${BROKEN}`, FIRST],
    ['anybody made', VALID, [seal(1, 'evil.test', 'none'), sealed(1, 'mx.evil.test', PASSED)]],
    ['anybody made last', VALID, [seal(2, 'evil.test', 'pass'), sealed(2, 'mx.evil.test', PASSED), ...FIRST]],
    ['with results of another server', VALID, [seal(1, 'google.com', 'none'), sealed(1, 'mx.evil.test', PASSED)]],
    ['that began with a failure', VALID, [seal(1, 'google.com', 'none'), sealed(1, 'mx.google.com', BROKEN)]],
    ['without its beginning', VALID, [seal(2, 'google.com', 'pass'), sealed(2, 'mx.google.com', PASSED)]],
    ['with two beginnings', VALID, [...FIRST, ...FIRST]],
    ['that was broken before', VALID, [seal(2, 'google.com', 'fail'), sealed(2, 'mx.google.com', PASSED), ...FIRST]],
    [
      'about another sender',
      VALID,
      [seal(1, 'google.com', 'none'), sealed(1, 'mx.google.com', 'dmarc=pass header.from=evil.test')],
    ],
    ['that Exchange did not check', `${BROKEN};compauth=pass reason=703`, FIRST],
  ] as const)('%s takes nothing away', (_, results, below) => {
    expect(of(results, below)?.dmarc).toBe('fail');
  });
});
