import { expect, test, vi } from 'vitest';
import { openProvider } from '../../../src/server/oidc/provider.ts';
import { FakeGoogle, GOOGLE_SETTINGS } from '../../mocks/google.ts';
import { openTestServices } from '../../support/services.ts';

async function providerOf(environment: Record<string, string>, google = new FakeGoogle()) {
  const services = await openTestServices({ environment });
  const provider = await openProvider(services, { network: google.network });
  await services.close();
  return { provider, google };
}

test('with a client id it is Google, discovered once for all who ask', async () => {
  const google = new FakeGoogle();
  const services = await openTestServices({ environment: GOOGLE_SETTINGS });
  const both = await Promise.all([1, 2].map(() => openProvider(services, { network: google.network })));
  expect(both).toMatchObject(
    [1, 2].map(() => ({ mailbox: 'google', name: 'Google', issuer: 'https://accounts.google.com' })),
  );
  await openProvider(services, { network: google.network });
  expect(google.requests).toEqual(['https://accounts.google.com/.well-known/openid-configuration']);
  await services.close();
});

test('metadata of another issuer makes the provider unavailable', async () => {
  const google = new FakeGoogle();
  google.answers.set('discovery', () => Response.json({ issuer: 'https://accounts.example' }));
  const { provider } = await providerOf(GOOGLE_SETTINGS, google);
  expect(provider).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

test('why it could not be reached is in the log, by its code alone', async () => {
  const google = new FakeGoogle();
  const cause = Object.assign(new Error('of ada@example.com'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
  google.answers.set('discovery', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const services = await openTestServices({ environment: GOOGLE_SETTINGS });
  const warn = vi.spyOn(services.log, 'warn').mockReturnValue(undefined);
  await openProvider(services, { network: google.network });
  const [[logged] = []] = warn.mock.calls;
  expect(logged).toMatchObject({ message: 'fetch failed', causeCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
  expect(JSON.stringify(logged)).not.toContain('ada');
  await services.close();
});

test('the demo provider is this site, spoken to without TLS on this machine', async () => {
  const near = await providerOf({ SITE_URL: 'http://localhost:4321' });
  expect(near.google.requests).toEqual(['http://localhost:4321/demo/google/.well-known/openid-configuration']);
});

test('without Google and the demo, sign-in is not configured, and no request is sent', async () => {
  const { provider, google } = await providerOf({ DEMO_PROVIDER: 'off' });
  expect(provider).toMatchObject({ status: 503, code: 'SIGN_IN_NOT_CONFIGURED' });
  expect(google.requests).toEqual([]);
});
