import { describe, expect, test } from 'vitest';
import { corsHeaders, requireSameSite } from '../../src/server/origin.ts';
import { readSettings } from '../../src/server/settings.ts';
import { testTable } from '../support/test-table.ts';

const result = readSettings({ ALLOWED_ORIGINS: 'http://localhost:4322' });
if (!result.ok) throw new Error(result.mistakes.join());
const { settings } = result;
const request = (headers: Record<string, string>, method = 'POST') =>
  new Request('http://localhost:4321/predict', { method, headers });

describe('requireSameSite', () => {
  testTable([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4321' }],
    ['our own page in an old browser', { origin: 'http://localhost:4321' }],
    ['our own page under another name of this machine', { origin: 'http://127.0.0.1:4321' }],
    ['a browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }],
    ['an allowed origin', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4322' }],
    ['no browser', {}],
  ])('lets %s call', (_, headers) => {
    expect(requireSameSite(request(headers as Record<string, string>), settings)).toBeUndefined();
  });

  testTable([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' }],
    ['another site without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['another site that claims to be ours', { 'sec-fetch-site': 'same-origin', origin: 'https://attacker.example' }],
    ['a name that was made to lead here', { 'sec-fetch-site': 'same-origin', origin: 'http://attacker.example:4321' }],
    ['another port under another name', { origin: 'http://127.0.0.1:9999' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port of this host', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' }],
  ])('refuses %s', (_, headers) => {
    expect(requireSameSite(request(headers as Record<string, string>), settings)).toMatchObject({ status: 403 });
  });

  test('reading is never refused', () => {
    expect(requireSameSite(request({ 'sec-fetch-site': 'cross-site' }, 'GET'), settings)).toBeUndefined();
  });
});

describe('corsHeaders', () => {
  test('names only the allowed origin', () => {
    expect(corsHeaders(request({ origin: 'http://localhost:4322' }), settings)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4322',
      vary: 'Origin',
    });
    expect(corsHeaders(request({ origin: 'https://attacker.example' }), settings)).toEqual({});
    expect(corsHeaders(request({}), settings)).toEqual({});
  });
});
