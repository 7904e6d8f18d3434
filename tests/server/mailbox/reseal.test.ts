import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveKeys } from '../../../src/server/keys.ts';
import { readGrant, resealGrants, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import type { MailProvider } from '../../../src/server/oidc/provider.ts';
import { registered } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const NEXT = 'the next secret, of 32 characters or more';

let services: TestServices;
let userId: string;
beforeEach(async () => {
  services = await openTestServices();
  userId = (await registered(services)).id;
  await connect('google');
});
afterEach(() => services.close());

const connect = (provider: MailProvider) =>
  storeGrant(services, userId, {
    provider,
    address: 'ada@example.com',
    accessToken: 'access',
    accessTokenExpiresAt: 1,
    refreshToken: 'refresh',
  });

const secret = () => readFileSync(join(services.settings.dataDir, 'secret'), 'utf8').trim();

test.each(['google', 'microsoft'] as const)(
  'a mailbox of %s stays connected when the secret is changed, and after the one before is forgotten',
  async (provider) => {
    await connect(provider);
    const grant = await readGrant(services, userId);
    services.keys = deriveKeys(NEXT, secret());
    expect(await readGrant(services, userId)).toEqual(grant);
    await resealGrants(services);
    services.keys = deriveKeys(NEXT);
    expect(await readGrant(services, userId)).toEqual(grant);
  },
);

test('without the one before it has to be connected anew', async () => {
  services.keys = deriveKeys(NEXT);
  await resealGrants(services);
  expect(await readGrant(services, userId)).toBe('unreadable');
});
