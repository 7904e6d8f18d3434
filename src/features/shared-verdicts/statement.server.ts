import { errors, exportJWK, FlattenedSign } from 'jose';
import { ENGINE_VERSION } from '../../engines/detection/index.ts';
import { json } from '../../server/endpoint.ts';
import type { SigningKey } from '../../server/keys.ts';
import type { Services } from '../../server/services.ts';
import type { Shareable } from './claims.ts';
import type { Checked, Claims, Statement } from './contract.ts';
import { ALGORITHM, type KeySet, TYPE, verifyStatement } from './verify.ts';

export interface Stated {
  checked: Checked;
  /** The version that decided; by default the current one. */
  engine?: string;
  sha256?: string | undefined;
}

export async function signStatement(
  { keys, settings, now }: Pick<Services, 'keys' | 'settings' | 'now'>,
  { from, subject, analysis }: Shareable,
  { checked, engine = ENGINE_VERSION, sha256, quotes }: Stated & { quotes: boolean },
): Promise<Statement> {
  const claims: Claims = {
    iss: settings.siteUrl,
    iat: Math.floor(now() / 1000),
    engine,
    checked,
    email: { from, subject, ...(sha256 !== undefined && { sha256 }) },
    quotes,
    analysis,
  };
  const {
    payload,
    protected: header = '',
    signature,
  } = await new FlattenedSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys.statement.id })
    .sign(keys.statement.privateKey);
  return { payload, protected: header, signature };
}

/** @returns undefined if this server did not sign it */
export function readStatement(services: Pick<Services, 'keys'>, statement: Statement): Promise<Claims | undefined> {
  return verifyStatement(statement, (header) => {
    const key = keysOf(services).find(({ id }) => id === header?.kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  });
}

/** The key of the previous secret, too, so that statements outlive a change of it. */
function keysOf({ keys }: Pick<Services, 'keys'>): SigningKey[] {
  return [keys.statement, keys.previous?.statement].filter((key) => key !== undefined);
}

const CACHE_S = 3600;

export async function publishKeys({ services }: { services: Pick<Services, 'keys'> }) {
  const keys = await Promise.all(
    keysOf(services).map(async ({ id, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid: id,
      alg: ALGORITHM,
      use: 'sig',
    })),
  );
  return json({ keys } satisfies KeySet, 200, {
    'content-type': 'application/jwk-set+json',
    'cache-control': `public, max-age=${CACHE_S}`,
    // Public, and needed for checking statements.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
