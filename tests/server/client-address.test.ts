import { describe, expect, test } from 'vitest';
import { clientOf } from '../../src/server/client-address.ts';
import { readSettings } from '../../src/server/settings.ts';

function client(clientAddress: string, forwardedFor?: string, trustedProxies = '') {
  const result = readSettings({ TRUSTED_PROXIES: trustedProxies });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return clientOf({ clientAddress, request: new Request('http://localhost', { headers }) }, result.settings);
}

describe('clientOf', () => {
  test('is the address of the connection, whatever the caller claims', () => {
    expect(client('203.0.113.7')).toBe('203.0.113.7');
    expect(client('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(client('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  test('is what a trusted proxy says', () => {
    expect(client('10.1.2.3', '198.51.100.1', '10.0.0.0/8')).toBe('198.51.100.1');
    expect(client('::ffff:10.1.2.3', '198.51.100.1', '10.0.0.0/8')).toBe('198.51.100.1');
    expect(client('10.1.2.3', '198.51.100.1, 10.9.9.9', '10.0.0.0/8')).toBe('198.51.100.1');
  });

  test('is never what a caller put in front of what the proxy says', () => {
    expect(client('10.1.2.3', '192.0.2.1, 198.51.100.1', '10.1.2.3')).toBe('198.51.100.1');
    expect(client('10.1.2.3', '10.1.2.3, 198.51.100.1', '10.1.2.3')).toBe('198.51.100.1');
  });

  test('is the proxy itself if it names no client', () => {
    expect(client('10.1.2.3', undefined, '10.1.2.3')).toBe('10.1.2.3');
  });

  test('counts a whole IPv6 network as one', () => {
    expect(client('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(client('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2');
    expect(client('2001:db8::1')).toBe('2001:db8:0:0');
    expect(client('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(client('::1')).toBe('0:0:0:0');
  });
});
