import type { EndpointCall } from '../../server/endpoint.ts';
import { knownProviders, providerOfIssuer } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { confirmsByCode } from '../password/confirm-code.server.ts';
import { describeSecondFactor } from '../password/second-factor/state.server.ts';
import type { SignInMethodsAnswer } from './contract.ts';

/** How the owner of an account logs in. */
export async function listMethods({ services, user }: EndpointCall<undefined, undefined, SignedIn>) {
  const { db, settings } = services;
  const [password, passkeys, secondFactor] = await Promise.all([
    db.selectFrom('passwords').select('changed_at').where('user_id', '=', user.userId).executeTakeFirst(),
    db.selectFrom('passkeys').select('id').where('user_id', '=', user.userId).execute(),
    describeSecondFactor(db, user.userId),
  ]);
  return {
    // A method that is turned off neither logs in nor confirms.
    password: password && settings.passwordAccounts ? { changedAt: new Date(password.changed_at).toISOString() } : null,
    identities: await identitiesOf(services, user.userId),
    passkeys: passkeys.length,
    emailedCode: await confirmsByCode(services, user.userId),
    secondFactor,
    providers: knownProviders(settings).map(({ id, name }) => ({ id, name })),
  } satisfies SignInMethodsAnswer;
}

async function identitiesOf({ db, settings }: Services, userId: string): Promise<SignInMethodsAnswer['identities']> {
  const rows = await db
    .selectFrom('identities')
    .select(['id', 'issuer', 'email', 'linked_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute();
  return rows.map(({ id, issuer, email, linked_at, used_at }) => {
    const provider = providerOfIssuer(settings, issuer);
    return {
      id,
      provider: provider?.name ?? hostOf(issuer),
      providerId: provider?.id ?? null,
      email,
      linkedAt: new Date(linked_at).toISOString(),
      lastUsedAt: used_at === null ? null : new Date(used_at).toISOString(),
    };
  });
}

/** For a provider that is no longer in the settings. */
function hostOf(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
