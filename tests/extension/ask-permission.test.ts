import { afterEach, expect, test, vi } from 'vitest';
import { $isAsking, askPermission } from '../../src/extension/ask-permission.ts';

afterEach(() => vi.unstubAllGlobals());

function browserAsks() {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  vi.stubGlobal('chrome', { permissions: { request: () => promise } });
  return { resolve, reject };
}

test.each([true, false])('while the browser asks, the extension says so (the answer is %s)', async (allowed) => {
  const question = browserAsks();
  const asked = askPermission(['https://mail.google.com/*']);
  expect($isAsking.get()).toBe(true);
  question.resolve(allowed);
  expect(await asked).toBe(allowed);
  expect($isAsking.get()).toBe(false);
});

test('a question that the browser refuses is over, too', async () => {
  const question = browserAsks();
  const asked = askPermission(['https://[::1]/*']);
  question.reject(new Error('Invalid match pattern'));
  await expect(asked).rejects.toThrow('Invalid match pattern');
  expect($isAsking.get()).toBe(false);
});
