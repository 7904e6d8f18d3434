import { FakeProvider, type ProviderAccount } from './oidc-provider.ts';

export { NEVER } from './oidc-provider.ts';

export const GOOGLE_SETTINGS = { GOOGLE_CLIENT_ID: 'client.test', GOOGLE_CLIENT_SECRET: 'secret-for-tests' };

export type GoogleAccount = ProviderAccount & { email: string };

const ISSUER = 'https://accounts.google.com';

/** Google's endpoints. */
export class FakeGoogle extends FakeProvider {
  constructor() {
    super({
      issuer: ISSUER,
      endpoints: {
        authorize: `${ISSUER}/o/oauth2/v2/auth`,
        token: 'https://oauth2.googleapis.com/token',
        revoke: 'https://oauth2.googleapis.com/revoke',
        keys: 'https://www.googleapis.com/oauth2/v3/certs',
      },
      clientId: GOOGLE_SETTINGS.GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_SETTINGS.GOOGLE_CLIENT_SECRET,
    });
  }
}
