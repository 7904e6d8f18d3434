import { afterEach, expect, test, vi } from 'vitest';
import { ORIGIN, openFakeBrowser, reload } from './fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

function open(address: string) {
  reload();
  const browser = openFakeBrowser(address);
  return import('../../src/client/return-path.ts').then((module) => ({ browser, ...module }));
}

test('the place is handed out once', async () => {
  const { saveReturnPath, takeReturnPath } = await open('/dashboard?view=scans&search=%C3%9C%26b#top');
  saveReturnPath();
  expect(takeReturnPath()).toBe('/dashboard?view=scans&search=%C3%9C%26b#top');
  expect(takeReturnPath()).toBeUndefined();
});

test('what a provider put into the address is not kept', async () => {
  const { browser, saveReturnPath, takeReturnPath } = await open('/email-test?code=secret&state=s#mailbox');
  saveReturnPath();
  expect(browser.session.getItem('return-to')).not.toContain('secret');
  expect(takeReturnPath()).toBe('/email-test#mailbox');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '',
])('the kept %s leads to no other host', async (kept) => {
  const { browser, takeReturnPath } = await open('/oauth/login');
  browser.session.setItem('return-to', kept);
  const place = takeReturnPath();
  expect(place === undefined || new URL(place, ORIGIN).origin === ORIGIN).toBe(true);
  if (place !== undefined) expect(place).toMatch(/^\/(?![/\\])/);
});

test('a user who logs out on purpose is not led back', async () => {
  const { saveReturnPath, discardReturnPath, takeReturnPath } = await open('/dashboard?view=tasks');
  saveReturnPath();
  discardReturnPath();
  saveReturnPath();
  expect(takeReturnPath()).toBeUndefined();
});

test('without storage there is no place, and no failure', async () => {
  const { saveReturnPath, takeReturnPath } = await open('/dashboard');
  vi.stubGlobal('sessionStorage', undefined);
  saveReturnPath();
  expect(takeReturnPath()).toBeUndefined();
});
