import { describe, expect, test } from 'vitest';
import type { Context, Email } from '../../../../src/engines/detection/index.ts';
import { failureOf } from '../../../../src/engines/detection/parse/authentication.ts';
import { testTable } from '../../../support/test-table.ts';

const FROM = 'bank.example';
const FAILED = `mx.harbour.example; arc=pass; dkim=fail header.d=${FROM}; dmarc=fail (p=reject) header.from=${FROM}`;

function forwarded(sealer: string, found = 'pass', chain = 'none', results = FAILED): Email {
  return {
    ...{ subject: '', body: '', from: { name: '', address: `ada@${FROM}` } },
    headers: [
      { name: 'Authentication-Results', value: results },
      { name: 'ARC-Seal', value: `i=1; a=rsa-sha256; cv=${chain}; d=${sealer}; s=a; b=Xm2p` },
      {
        name: 'ARC-Authentication-Results',
        value: `i=1; mx.${sealer}; dkim=${found} header.d=${FROM}; dmarc=${found} header.from=${FROM}`,
      },
    ],
  };
}

const MAILBOX: Context = { authservId: 'mx.harbour.example' };
const isFailed = (email: Email, context: Context) => failureOf({ email, context }) !== null;

describe('a failed check of a forwarded email', () => {
  testTable([
    ['a known forwarder', 'google.com', MAILBOX],
    ['the reader’s own server', 'harbour.example', MAILBOX],
    ['one of several servers of the reader’s', 'harbour.example', { authservId: '*.harbour.example' }],
    ['the reader’s organization', 'elm.example', { ...MAILBOX, ownDomains: ['elm.example'] }],
  ])('is excused by %s that sealed a pass', (_, sealer, context) => {
    expect(isFailed(forwarded(sealer), context)).toBe(false);
  });

  testTable([
    ['by anybody’s seal', forwarded('relay-77.example'), MAILBOX],
    ['by a seal of what had failed before', forwarded('harbour.example', 'fail'), MAILBOX],
    ['by a chain that begins elsewhere', forwarded('harbour.example', 'pass', 'pass'), MAILBOX],
    [
      'by a sealed result that is too long to be read',
      {
        ...forwarded('google.com'),
        headers: (forwarded('google.com').headers ?? []).map(({ name, value }) => ({
          name,
          value: name === 'ARC-Authentication-Results' ? `${value};${' '.repeat(20_000)}dmarc=fail` : value,
        })),
      },
      MAILBOX,
    ],
    [
      'where the server calls the seals invalid',
      forwarded('harbour.example', 'pass', 'none', FAILED.replace('arc=pass', 'arc=fail')),
      MAILBOX,
    ],
    [
      'by the reader’s own domain in a file that somebody uploads',
      forwarded('elm.example'),
      { ownDomains: ['elm.example'] },
    ],
  ])('counts %s', (_, email, context) => {
    expect(isFailed(email, context)).toBe(true);
  });

  test('is excused, and proves nobody', () => {
    expect(failureOf({ email: forwarded('google.com'), context: MAILBOX })).toBeNull();
  });
});
