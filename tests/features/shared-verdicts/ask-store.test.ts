import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Statement } from '../../../src/features/shared-verdicts/contract.ts';
import { fakeNetwork, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const LINK = { id: 'l1', url: 'https://letterlock.test/r/l1', expiresAt: '2030-01-08T12:00:00.000Z', receipt: null };
const TOO_MANY = { status: 429, json: { code: 'RATE_LIMITED', message: 'Too many.' } };
const EMAIL = 'POST /api/v1/shared-verdicts/l1/email';
const REVOKE = 'DELETE /api/v1/shared-verdicts/l1';

beforeEach(() => {
  reload();
  openFakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** @param answer to the call that emails the link */
async function ask(answer: () => object, link?: typeof LINK) {
  const { askByEmail } = await import('../../../src/features/shared-verdicts/ask-store.ts');
  const sent = fakeNetwork(({ url }) => (url.pathname.endsWith('/email') ? answer() : { json: LINK }));
  const asking = { statement: {} as Statement, sharing: { what: { scanId: 's1' } }, to: 'lena@friends.example' };
  const asked = await askByEmail({ ...asking, note: '', link });
  return { ...asked, calls: sent.map(({ method, url }) => `${method} ${url.pathname}`) };
}

test('a refused email takes the link with it that was made for it', async () => {
  const { link, failure, calls } = await ask(() => TOO_MANY);
  expect({ link, failure }).toEqual({ link: undefined, failure: 'Too many.' });
  expect(calls).toEqual(['POST /api/v1/shared-verdicts', EMAIL, REVOKE]);
});

test('a link that was there before stays, and so does one whose email may have been sent', async () => {
  expect((await ask(() => TOO_MANY, LINK)).calls).toEqual([EMAIL]);
  const offline = await ask(() => {
    throw new TypeError('fetch failed');
  });
  expect(offline).toMatchObject({ link: LINK, failure: expect.any(String) });
  expect(offline.calls).not.toContain(REVOKE);
});
