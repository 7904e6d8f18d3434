import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { calculatePKCECodeChallenge } from 'openid-client';
import type { Network } from '../../src/server/oidc/provider.ts';

export const GOOGLE_SETTINGS = { GOOGLE_CLIENT_ID: 'client.test', GOOGLE_CLIENT_SECRET: 'secret-for-tests' };

const ISSUER = 'https://accounts.google.com';
const TOKEN_ENDPOINT = 'https://oauth2.googleapis.com/token';
const REVOCATION_ENDPOINT = 'https://oauth2.googleapis.com/revoke';
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

const PARTS: Record<string, 'keys' | 'token' | 'revoke'> = {
  [TOKEN_ENDPOINT]: 'token',
  [REVOCATION_ENDPOINT]: 'revoke',
  [KEYS]: 'keys',
};

export interface GoogleAccount {
  sub: string;
  email: string;
  email_verified?: boolean;
}

type Answer = () => Response | Promise<Response>;

/** Google's endpoints as they are on the wire (RS256, `iss` in the authorization response, one-time codes). */
export class FakeGoogle {
  readonly network: Network = { fetch: (url, init) => this.#fetch(String(url), init), timeoutSeconds: 0.2 };
  /** Every address that was asked for, newest last. */
  readonly requests: string[] = [];
  /** What the token endpoint was asked, newest last. */
  readonly tokenRequests: URLSearchParams[] = [];
  /** The tokens that were revoked, newest last. */
  readonly revoked: string[] = [];
  /** Claims that replace those of the next id_tokens; undefined removes one. */
  claims: Record<string, unknown> = {};
  /** A URL answered in another way than Google would. */
  readonly answers = new Map<'discovery' | 'keys' | 'token' | 'revoke', Answer>();
  /** Left out on the consent page. */
  refusedScopes: string[] = [];
  /** Sign with a key that is not in the JWKS, under the name of the one that is. */
  forge = false;
  /** Whether the code's challenge is held against the verifier. */
  checksPkce = true;

  readonly #key = generateKeyPair('RS256');
  readonly #forgedKey = generateKeyPair('RS256');
  readonly #codes = new Map<string, { asked: URLSearchParams; account: GoogleAccount }>();

  /** The consent page, agreed to. Returns what the browser carries back in its address. */
  consent(authUrl: string, account: GoogleAccount): { code: string; state: string } {
    const asked = new URL(authUrl).searchParams;
    const code = `4/${crypto.randomUUID()}`;
    this.#codes.set(code, { asked, account });
    return { code, state: asked.get('state') ?? '' };
  }

  async #fetch(url: string, init: RequestInit | undefined): Promise<Response> {
    this.requests.push(url);
    const part = PARTS[url] ?? 'discovery';
    const other = this.answers.get(part);
    if (other) return within(other(), init?.signal);
    if (part === 'keys') return Response.json({ keys: [await this.#publicKey()] });
    if (part === 'revoke') return this.#revoke(new URLSearchParams(String(init?.body)));
    if (part === 'token') return this.#token(new URLSearchParams(String(init?.body)));
    if (url !== `${ISSUER}/.well-known/openid-configuration`) throw new TypeError(`fetch failed: ${url}`);
    return Response.json({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/o/oauth2/v2/auth`,
      token_endpoint: TOKEN_ENDPOINT,
      revocation_endpoint: REVOCATION_ENDPOINT,
      jwks_uri: KEYS,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['plain', 'S256'],
      authorization_response_iss_parameter_supported: true,
    });
  }

  async #token(form: URLSearchParams): Promise<Response> {
    this.tokenRequests.push(form);
    const client = form.get('client_id') === GOOGLE_SETTINGS.GOOGLE_CLIENT_ID;
    if (!client || form.get('client_secret') !== GOOGLE_SETTINGS.GOOGLE_CLIENT_SECRET)
      return refused('invalid_client', 401);
    if (form.get('grant_type') === 'refresh_token') {
      if (this.revoked.includes(form.get('refresh_token') ?? '')) return refused('invalid_grant', 400);
      return Response.json({ access_token: `ya29.${crypto.randomUUID()}`, token_type: 'Bearer', expires_in: 3599 });
    }
    const granted = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = await calculatePKCECodeChallenge(form.get('code_verifier') ?? '');
    const bound = !this.checksPkce || granted?.asked.get('code_challenge') === challenge;
    if (!granted || !bound || granted.asked.get('redirect_uri') !== form.get('redirect_uri')) {
      return refused('invalid_grant', 400);
    }
    const scopes = (granted.asked.get('scope') ?? '').split(' ').filter((scope) => !this.refusedScopes.includes(scope));
    return Response.json({
      access_token: `ya29.${crypto.randomUUID()}`,
      token_type: 'Bearer',
      expires_in: 3599,
      scope: scopes.join(' '),
      ...(granted.asked.get('access_type') === 'offline' ? { refresh_token: `1//${crypto.randomUUID()}` } : {}),
      id_token: await this.#idToken(granted.asked, granted.account),
    });
  }

  #revoke(form: URLSearchParams): Response {
    this.revoked.push(form.get('token') ?? '');
    return Response.json({});
  }

  async #idToken(asked: URLSearchParams, account: GoogleAccount): Promise<string> {
    const { privateKey } = await (this.forge ? this.#forgedKey : this.#key);
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: ISSUER,
      aud: GOOGLE_SETTINGS.GOOGLE_CLIENT_ID,
      nonce: asked.get('nonce') ?? undefined,
      iat: seconds,
      exp: seconds + 3600,
      email_verified: true,
      ...account,
      ...this.claims,
    };
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT' }).sign(privateKey);
  }

  async #publicKey() {
    return { ...(await exportJWK((await this.#key).publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  }
}

/** An answer, unless the caller gives up first. */
export const NEVER: Answer = () => new Promise(() => undefined);

function within(answer: Response | Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  const givenUp = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([answer, givenUp]);
}

function refused(error: string, status: number): Response {
  return Response.json({ error, error_description: 'Bad Request' }, { status });
}
