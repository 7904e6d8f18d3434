import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, openPasswordSite, type PasswordSite, storeAccount } from '../../features/password/site.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { TestBrowser } from '../../support/site.ts';

let clock: ReturnType<typeof testClock>;
let site: PasswordSite;
beforeEach(async () => {
  clock = testClock();
  site = await openPasswordSite({ now: clock.now });
  await storeAccount(site.services);
});
afterEach(() => site.close());

const notices = async () => (await site.mails()).filter(({ subject }) => subject === 'New login to your account');
const firefox = () =>
  new TestBrowser(site.siteUrl, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');

test('the first log-in to a new account is nobody else’s', async () => {
  const { browser } = await site.logIn();
  clock.advance(60 * MINUTE);
  await site.logIn(undefined, browser);
  expect(await notices()).toEqual([]);
});

test('another browser is told to the owner, with its name and time, and without a link', async () => {
  await site.logIn();
  clock.advance(MINUTE);
  await site.logIn(undefined, firefox());
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice?.to).toBe(ADA);
  expect(notice?.text).toContain(`Firefox on Linux, ${new Date(clock.now()).toUTCString()}`);
  expect(notice?.text).not.toMatch(/https?:/);
});

test('a browser that logged out and in again is not new', async () => {
  const { browser, body } = await site.logIn();
  await site.services.db.updateTable('sessions').set({ revoked_at: clock.now() }).execute();
  expect(body.user.id).toBeDefined();
  await site.logIn(undefined, browser);
  expect(await notices()).toEqual([]);
});

test('an account that nobody has used for long has no known browser', async () => {
  clock.advance(60 * MINUTE + 1);
  await site.logIn();
  expect(await notices()).toHaveLength(1);
});
