import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeBrowser, reload } from '../../client/fake-browser.ts';

beforeEach(() => reload());
afterEach(() => vi.unstubAllGlobals());

async function arrive(address: string) {
  openFakeBrowser(address);
  const { captureMessage, takeMessage } = await import('../../../src/features/email-test/prefill.ts');
  captureMessage();
  return { takeMessage, address: location.pathname + location.search + location.hash };
}

test('a message leaves the address at once, and is handed out once, byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const base64 = encodeURIComponent(btoa(String.fromCharCode(...bytes)));
  const { takeMessage, address } = await arrive(`/email-test?a=1#message=${base64}`);
  expect(address).toBe('/email-test?a=1');
  expect(new Uint8Array((await takeMessage('email')?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  expect(takeMessage('email')).toBeUndefined();
});

test('what is no base64 is handed on as it is, to be refused like any file', async () => {
  const { takeMessage } = await arrive('/email-test#message=%E2%82%AC');
  expect(await takeMessage('email')?.text()).toBe('€');
});

test('another fragment stays where it is', async () => {
  const { takeMessage, address } = await arrive('/email-test#mailbox');
  expect(address).toBe('/email-test#mailbox');
  expect(takeMessage('email')).toBeUndefined();
});

test('a message is still there after a visit to the log-in page, once', async () => {
  await arrive(`/email-test#message=${btoa('Subject: x')}`);
  history.replaceState(null, '', '/email-test');
  vi.resetModules();
  const again = await import('../../../src/features/email-test/prefill.ts');
  expect(await again.takeMessage('email')?.text()).toBe('Subject: x');
  expect(again.takeMessage('email')).toBeUndefined();
});
