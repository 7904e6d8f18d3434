import { createContext } from 'astro/middleware';
import { describe, expect, test } from 'vitest';
import { clearDevice, readDevice, setDevice } from '../../../src/server/session/device-cookie.ts';

function cookiesOf(cookie = '') {
  const request = new Request('https://letterlock.test/', { headers: { cookie } });
  return createContext({ request, defaultLocale: 'en' }).cookies;
}

describe.each([
  ['https://letterlock.test', '__Host-device', ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']],
  ['http://localhost:4321', 'device', ['HttpOnly', 'Path=/', 'SameSite=Strict']],
])('on %s', (siteUrl, name, attributes) => {
  test('scripts, other sites and other hosts cannot reach it', () => {
    const cookies = cookiesOf();
    setDevice(cookies, { siteUrl }, 'secret');
    const [line = '', ...more] = [...cookies.headers()];
    expect(more).toEqual([]);
    expect(line.split('; ').sort()).toEqual([`${name}=secret`, 'Max-Age=2592000', ...attributes].sort());
  });

  test('it is read back', () => {
    expect(readDevice(cookiesOf(`${name}=secret`), { siteUrl })).toBe('secret');
    expect(readDevice(cookiesOf(`other=secret`), { siteUrl })).toBeUndefined();
  });

  test('it is taken away with the attributes it was set with', () => {
    const cookies = cookiesOf(`${name}=secret`);
    clearDevice(cookies, { siteUrl });
    const [line = ''] = [...cookies.headers()];
    expect(line).toMatch(/Expires=Thu, 01 Jan 1970/);
    expect(line.split('; ')).toEqual(expect.arrayContaining(attributes));
  });
});
