import { describe, expect, test } from 'vitest';
import type { Context, Email } from '../../../../src/engines/detection/index.ts';
import { authenticationOf, failureOf } from '../../../../src/engines/detection/parse/authentication.ts';
import { topmostAuthservId } from '../../../../src/engines/detection/parse/receiving-server.ts';
import { testTable } from '../../../support/test-table.ts';

const PASSED =
  'mx.example.net; dkim=fail header.d=a.test; dkim=pass header.d=b.test; spf=softfail; dmarc=pass (p=NONE)';

function email(values: string[], authservId?: string): { email: Email; context: Context } {
  const headers = values.map((value) => ({ name: 'Authentication-Results', value }));
  return { email: { subject: '', body: '', headers }, context: authservId === undefined ? {} : { authservId } };
}

describe('who is believed', () => {
  test('the trusted server, in upper or lower case', () => {
    expect(authenticationOf(email([PASSED], 'MX.example.net'))).toMatchObject({ dmarc: 'pass', signedBy: ['b.test'] });
  });

  test('no other server, whatever it claims', () => {
    expect(authenticationOf(email(['evil.test; dmarc=pass'], 'mx.example.net'))).toBeNull();
    expect(authenticationOf(email(['mx.example.net.evil.test; dmarc=pass'], 'mx.example.net'))).toBeNull();
  });

  test('none, if no server is trusted', () => {
    expect(authenticationOf(email([PASSED]))).toBeNull();
  });

  test('the newest field, which is first', () => {
    const fields = ['mx.example.net; dmarc=fail', 'mx.example.net; dmarc=pass'];
    expect(authenticationOf(email(fields, 'mx.example.net'))?.dmarc).toBe('fail');
  });
});

testTable([
  ['dmarc=pass header.from=a.test; dmarc=fail header.from=a.test', 'fail'],
  ['dmarc=fail header.from=a.test; dmarc=pass header.from=a.test', 'fail'],
  ['dmarc=pass; dmarc=fail', 'fail'],
  ['dmarc=pass header.from=A.test; dmarc=fail header.from=a.test', 'fail'],
  ['dmarc=pass header.from=mail.a.test; dmarc=fail header.from=a.test', 'fail'],
  ['dmarc=pass; dmarc=temperror', 'none'],
  ['dmarc=pass header.from=a.test; dmarc=fail header.from=b.test', 'pass'],
])('results that contradict each other pass nothing: %s', (results, dmarc) => {
  const { email: made, context } = email([`mx.example.net; ${results}`], 'mx.example.net');
  expect(authenticationOf({ email: { ...made, from: { name: '', address: 'ada@a.test' } }, context })?.dmarc).toBe(
    dmarc,
  );
});

describe('a server among several of one domain', () => {
  const SENDER_CHECK = 'mx6.mail.example; dmarc=pass header.from=a.test';

  test('is believed by the domain, with what it wrote itself and nothing that another did', () => {
    expect(authenticationOf(email([SENDER_CHECK], '*.mail.example'))?.dmarc).toBe('pass');
    const fields = ['mx6.mail.example; spf=fail', 'mx1.mail.example; dmarc=fail'];
    expect(authenticationOf(email(fields, '*.mail.example'))?.results.map(({ method }) => method)).toEqual(['spf']);
  });

  test('has a label of its own', () => {
    for (const server of ['evilmail.example', 'mail.example', 'mx6.mail.example.evil.test']) {
      expect(authenticationOf(email([`${server}; dmarc=pass`], '*.mail.example')), server).toBeNull();
    }
  });

  test('may say other things in the fields above', () => {
    const fields = ['mx6.mail.example; x-ptr=pass', 'mx6.mail.example; arc=pass', SENDER_CHECK];
    expect(authenticationOf(email(fields, '*.mail.example'))).toMatchObject({ dmarc: 'pass', arc: 'pass' });
  });
});

testTable([
  ['mx.example.net; spf=pass', 'mx.example.net'],
  ['(a; comment) MX.example.net 1 ; none', 'mx.example.net'],
  ['spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=a.test; dkim=pass', undefined],
  ['auth=pass smtp.auth=ada', undefined],
  ['b.test; dkim=none (message not signed) header.d=none;b.test; dmarc=none action=none', undefined],
  ['"mx.example.net"; spf=pass', undefined],
  ['', undefined],
])('the name in %j is %s', (value, name) => {
  const headers = [{ name: 'authentication-results', value }, ...(email([PASSED]).email.headers ?? [])];
  expect(topmostAuthservId({ headers })).toBe(name);
  expect(topmostAuthservId({})).toBeUndefined();
});

describe('what the fields say', () => {
  const of = (address: string, ...values: string[]) => {
    const given = email(values, 'mx.example.net');
    return authenticationOf({ ...given, email: { ...given.email, from: { name: '', address } } });
  };

  test('without a policy, an aligned signature or envelope confirms the sender', () => {
    expect(of('a@bank.example', 'mx.example.net; dmarc=none; dkim=pass header.d=mail.bank.example')?.dmarc).toBe(
      'pass',
    );
    expect(of('a@bank.example', 'mx.example.net; spf=pass smtp.mailfrom=x@bounce.bank.example')?.dmarc).toBe('pass');
    expect(of('a@bank.example', 'mx.example.net; dkim=pass header.i=@bank.example')?.signedBy).toEqual([
      'bank.example',
    ]);
  });

  test('somebody else’s signature or envelope does not', () => {
    expect(
      of('a@bank.example', 'mx.example.net; dkim=pass header.d=evil.test; spf=pass smtp.mailfrom=evil.test'),
    ).toMatchObject({ dmarc: 'none', signedBy: ['evil.test'] });
    expect(
      of('a@bank.example', 'mx.example.net; dmarc=fail header.from=bank.example; dkim=pass header.d=bank.example')
        ?.dmarc,
    ).toBe('fail');
  });

  test('a result for another From line says nothing about this one', () => {
    expect(of('a@bank.example', 'mx.example.net; dmarc=pass header.from=evil.test')?.dmarc).toBe('none');
  });

  test('a comment is not a result', () => {
    expect(
      of('a@bank.example', 'mx.example.net (x; dmarc=pass (y) z); dmarc=fail (p=REJECT) header.from=bank.example'),
    ).toMatchObject({
      dmarc: 'fail',
      quote: 'dmarc=fail (p=REJECT) header.from=bank.example',
    });
    expect(of('a@bank.example', 'mx.example.net; spf=fail (reason; dmarc=pass)')?.dmarc).toBe('none');
  });

  test('methods in fields of their own are read together', () => {
    expect(of('a@bank.example', 'mx.example.net; dmarc=pass', 'mx.example.net 1; arc=pass; dmarc=fail')).toMatchObject({
      dmarc: 'pass',
      arc: 'pass',
    });
  });

  test('a forged field that came with the email confirms nothing', () => {
    const forged = 'mx.example.net; dmarc=pass header.from=bank.example';
    expect(of('a@bank.example', 'mx.example.net; spf=none', forged)?.dmarc).toBe('none');
    expect(of('a@bank.example', 'mx.example.net; dkim=pass header.d=evil.test', forged)?.dmarc).toBe('none');
    expect(
      of('a@bank.example', 'mx.example.net; dkim=pass header.d=bank.example', 'mx.example.net; dmarc=fail'),
    ).toMatchObject({
      dmarc: 'fail',
    });
  });

  test('an error is not a failure', () => {
    expect(of('a@bank.example', 'mx.example.net; dmarc=temperror; spf=permerror')?.dmarc).toBe('none');
  });

  testTable([
    ['a result', 'spf=pass smtp.mailfrom="x; dmarc=pass header.from=bank.example"@evil.test; dmarc=fail'],
    ['a comment’s beginning', 'spf=pass smtp.mailfrom="x(y"@evil.test; dmarc=fail'],
    [
      'a quotation mark behind a backslash',
      String.raw`spf=pass smtp.mailfrom="x\"; dmarc=pass; y="@evil.test; dmarc=fail`,
    ],
  ])('a quoted name of a mailbox is not %s', (_, value) => {
    expect(of('a@bank.example', `mx.example.net; ${value}`)?.dmarc).toBe('fail');
  });

  testTable([
    ['a property inside a quoted name', 'spf=pass smtp.mailfrom="x smtp.mailfrom=bank.example "@evil.test'],
    ['a property given twice', 'spf=pass smtp.mailfrom=evil.test smtp.mailfrom=bank.example'],
  ])('%s confirms nothing', (_, value) => {
    expect(of('a@bank.example', `mx.example.net; ${value}`)?.dmarc).toBe('none');
  });

  test('a quoted value is a value', () => {
    expect(of('a@bank.example', 'mx.example.net; dkim=pass header.d="bank.example"')?.dmarc).toBe('pass');
  });

  test('fields below another server’s fields came with the email', () => {
    const given = email(['mx.example.net; spf=pass smtp.mailfrom=evil.test'], 'mx.example.net');
    const headers = [
      ...(given.email.headers ?? []),
      { name: 'Received', value: 'from evil.test' },
      { name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=bank.example' },
    ];
    const from = { name: '', address: 'a@bank.example' };
    expect(authenticationOf({ ...given, email: { ...given.email, headers, from } })?.dmarc).toBe('none');
  });
});

describe('a field with many signatures', () => {
  const signed = (count: number, last: string) => {
    const one = (_: unknown, index: number) =>
      `dkim=pass header.i=@evil-${index}.test header.s=key header.b=AbCdEf${index};\r\n       `;
    const value = `mx.google.com;\r\n       ${Array.from({ length: count }, one).join('')}${last}`;
    const { email: message, context } = email([value], 'mx.google.com');
    return { context, email: { ...message, from: { name: 'PayPal', address: 'service@paypal.com' } } };
  };
  const FAILED = 'dmarc=fail (p=REJECT sp=REJECT dis=NONE) header.from=paypal.com';
  const PASSED_LAST = 'dmarc=pass header.from=paypal.com';

  test('is read to its end', () => {
    for (const count of [1, 25, 60, 150]) expect(failureOf(signed(count, FAILED)), `${count}`).not.toBeNull();
    expect(authenticationOf(signed(150, PASSED_LAST))).toMatchObject({ dmarc: 'pass' });
  });

  test('that goes on beyond the limit verifies nobody, whatever it begins with', () => {
    expect(authenticationOf(signed(1_000, FAILED))).toBeNull();
    expect(
      authenticationOf(signed(1, `${PASSED_LAST};${' '.repeat(20_000)}dmarc=fail header.from=paypal.com`)),
    ).toBeNull();
    expect(failureOf(signed(1, `${FAILED};${' '.repeat(20_000)}`))).not.toBeNull();
  });
});
