import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DEMO_ACCOUNTS } from '../../src/features/demo-provider/accounts.ts';
import { signDemoAccessToken } from '../../src/features/demo-provider/identity/access-token.server.ts';
import { GET as getMessage } from '../../src/pages/demo/gmail/v1/users/me/messages/[id].ts';
import { GET as getProfile } from '../../src/pages/demo/gmail/v1/users/me/profile.ts';
import { endpointRoutes } from '../../src/server/endpoint-routes.ts';
import { failure, isFailure } from '../../src/server/failure.ts';
import { internalFetch } from '../../src/server/internal-fetch.ts';
import { openGmailApi } from '../../src/server/mailbox/gmail-api.ts';
import { GMAIL_READONLY } from '../../src/server/oidc/flow.ts';
import { openTestServices, type TestServices } from '../support/services.ts';

const MAILBOX = '/demo/gmail/v1/users/me';
const route = endpointRoutes({
  [`${MAILBOX}/profile.ts`]: async () => ({ GET: getProfile }),
  [`${MAILBOX}/messages/[id].ts`]: async () => ({ GET: getMessage }),
});
const [account] = DEMO_ACCOUNTS;
const profile = z.object({ emailAddress: z.string() });

let services: TestServices;
beforeAll(async () => {
  // Nothing listens there, so whatever is read came without a connection.
  services = await openTestServices({ environment: { SITE_URL: 'http://localhost:1' } });
});
afterAll(() => services.close());

const gmail = (accessToken: string) =>
  openGmailApi({
    baseUrl: `${services.settings.siteUrl}/demo`,
    read: internalFetch(services, route),
    accessToken,
    renew: async () => accessToken,
    refused: async () => undefined,
    log: services.log,
  });

test('the demo mailbox is read without a connection to ourselves', async () => {
  const token = await signDemoAccessToken(services, { sub: account?.subject ?? '', scope: GMAIL_READONLY });
  expect(await gmail(token).get('/profile', profile)).toEqual({ emailAddress: account?.email });
  const absent = () => failure(404, 'ABSENT', 'There is none.');
  const message = await gmail(token).get('/messages/none?format=raw', profile, { absent });
  expect(isFailure(message) && message.code).toBe('ABSENT');
});

test('it is refused as over the network', async () => {
  const answer = await gmail('no token').get('/profile', profile);
  expect(isFailure(answer) && answer.code).toBe('MAILBOX_RECONNECT');
});

test('an address without an endpoint fails as an unreachable one does', async () => {
  const answer = await gmail('any').get('/nowhere', profile);
  expect(isFailure(answer) && answer.code).toBe('MAILBOX_UNAVAILABLE');
});
