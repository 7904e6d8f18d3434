import { describe, expect, test } from 'vitest';
import { findImapHost } from '../../../src/server/mailbox/imap-host.ts';
import { testTable } from '../../support/test-table.ts';

const PUBLIC_SITE = { host: '0.0.0.0', siteUrl: 'https://letterlock.example' };
const OWN_SITE = { host: 'localhost', siteUrl: 'http://localhost:4321' };
const at =
  (...addresses: string[]) =>
  async () =>
    addresses;

function find(settings: typeof OWN_SITE, addresses: string[], port = 993) {
  return findImapHost(settings, { host: 'imap.northwind.example', port }, at(...addresses));
}

describe('on a site that others can reach', () => {
  testTable(['9.9.9.9', '2620:fe::9', '2001:4860:4860::8888', '2a00:1450::1'])(
    '%s is a mail server, by TLS alone',
    async (address) => {
      expect(await find(PUBLIC_SITE, [address])).toEqual({ address, mayBePlain: false });
    },
  );

  testTable([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '239.1.1.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '::7f00:1',
    '::9.9.9.9',
    '64:ff9b::a00:1',
    '64:ff9b:1::7f00:1',
    '100::1',
    '100:0:0:1::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    'fe80::1%eth0',
    '168.63.129.16',
    '192.88.99.1',
    '192.0.0.170',
    '255.255.255.255',
  ])('%s is not', async (address) => {
    expect(await find(PUBLIC_SITE, [address])).toMatchObject({ status: 422, code: 'IMAP_HOST_REFUSED' });
    expect(await find(PUBLIC_SITE, ['9.9.9.9', address])).toMatchObject({ code: 'IMAP_HOST_REFUSED' });
  });

  testTable([22, 25, 80, 6379])('port %i is none of IMAP', async (port) => {
    expect(await find(PUBLIC_SITE, ['9.9.9.9'], port)).toMatchObject({ code: 'IMAP_HOST_REFUSED' });
  });

  test('listening here under a public name is public', async () => {
    const behindProxy = { host: 'localhost', siteUrl: 'https://letterlock.example' };
    expect(await find(behindProxy, ['127.0.0.1'])).toMatchObject({ code: 'IMAP_HOST_REFUSED' });
  });
});

describe('on a site for oneself', () => {
  testTable([
    ['127.0.0.1', true],
    ['::1', true],
    ['192.168.1.5', false],
    ['9.9.9.9', false],
  ])('%s may be reached, in the clear: %s', async (address, mayBePlain) => {
    expect(await find(OWN_SITE, [address], 1143)).toEqual({ address, mayBePlain });
  });
});

test('an unknown host name is reported as such', async () => {
  expect(await find(OWN_SITE, [])).toMatchObject({ code: 'IMAP_HOST_UNKNOWN' });
  const unreachable = () => Promise.reject(new Error('ENOTFOUND'));
  const asked = { host: 'imap.northwind.example', port: 993 };
  expect(await findImapHost(OWN_SITE, asked, unreachable)).toMatchObject({ code: 'IMAP_HOST_UNKNOWN' });
});
