import { DEMO_ACCOUNTS } from '../../../features/demo-provider/accounts.ts';
import { signDemoAccessToken } from '../../../features/demo-provider/identity/access-token.server.ts';
import { storeGrant } from '../../../server/mailbox/grant-store.ts';
import { GMAIL_READONLY } from '../../../server/oidc/flow.ts';
import { demoIssuer } from '../../../server/oidc/provider.ts';
import { openServices } from '../../../server/open-services.ts';
import { newApiKey } from '../../../server/session/api-key.ts';
import { openSession } from '../../../server/session/refresh-token.ts';
import { readSettings } from '../../../server/settings.ts';
import { createUser } from '../../../server/users.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A demo account with its mailbox connected, as after logging in, and with a key for a mail server; the server shares the database and the secret. */
export async function signInTo(
  dataDir: string,
  siteUrl: string,
): Promise<{ userId: string; accessToken: string; apiKey: string }> {
  const result = readSettings({ DATA_DIR: dataDir, SITE_URL: siteUrl, LOG_LEVEL: 'silent' });
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  const [account] = DEMO_ACCOUNTS;
  if (!account) throw new Error('There is no demo account.');
  const services = await openServices(result.settings);
  try {
    const { subject, email } = account;
    const user = await createUser(services, { issuer: demoIssuer(result.settings), subject, email });
    if (typeof user === 'string') throw new Error('The database is not a new one.');
    const { accessToken } = await openSession(services, services.db, user);
    await storeGrant(services, user.id, {
      provider: 'demo',
      address: email,
      accessToken: await signDemoAccessToken(services, { sub: subject, scope: GMAIL_READONLY }),
      accessTokenExpiresAt: Date.now() + HOUR_MS,
    });
    const { key, hash, prefix } = newApiKey();
    const row = { id: 'bench', user_id: user.id, key_hash: hash, prefix, name: 'Bench', scopes: 'check' };
    await services.db
      .insertInto('api_keys')
      .values({ ...row, created_at: Date.now(), expires_at: null, used_at: null })
      .execute();
    return { userId: user.id, accessToken, apiKey: key };
  } finally {
    await services.db.destroy();
  }
}
