import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { calculatePKCECodeChallenge } from 'openid-client';
import type { Network } from '../../src/server/oidc/provider.ts';

export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

type Part = 'discovery' | 'keys' | 'token' | 'revoke' | 'userinfo';
type Answer = () => Response | Promise<Response>;

interface FakeProviderOptions {
  issuer: string;
  /** Addresses outside of the issuer. */
  endpoints: { authorize: string } & Record<'token' | 'revoke' | 'keys', string>;
  clientId: string;
  clientSecret: string;
}

/** An OpenID provider as it is on the wire (RS256, `iss` in the authorization response, one-time codes). */
export class FakeProvider {
  readonly network: Network = { fetch: (url, init) => this.#fetch(String(url), init), timeoutSeconds: 0.2 };
  /** Every address that was asked for, newest last. */
  readonly requests: string[] = [];
  /** What the token endpoint was asked, newest last. */
  readonly tokenRequests: URLSearchParams[] = [];
  /** The tokens that were revoked, newest last. */
  readonly revoked: string[] = [];
  /** Claims that replace those of the next id_tokens; undefined removes one. */
  claims: Record<string, unknown> = {};
  /** Claims that are returned by the UserInfo endpoint and not in the id_token. */
  userInfo: Record<string, unknown> | undefined;
  /** Changes to the discovery document. */
  metadata: Record<string, unknown> = {};
  /** A URL answered in another way than the provider would. */
  readonly answers = new Map<Part, Answer>();
  /** Left out on the consent page. */
  refusedScopes: string[] = [];
  /** Whether each refresh token is used once. */
  rotates = false;
  /** Sign with a key that is not in the JWKS, under the name of the one that is. */
  forge = false;
  /** Whether the code's challenge is held against the verifier. */
  checksPkce = true;

  readonly #key = generateKeyPair('RS256');
  readonly #forgedKey = generateKeyPair('RS256');
  readonly #codes = new Map<string, { asked: URLSearchParams; account: ProviderAccount }>();
  readonly options: FakeProviderOptions;

  constructor(options: FakeProviderOptions) {
    this.options = options;
  }

  /** The consent page, agreed to. Returns what the browser carries back in its address. */
  consent(authUrl: string, account: ProviderAccount): { code: string; state: string; iss: string } {
    const asked = new URL(authUrl).searchParams;
    const code = `4/${crypto.randomUUID()}`;
    this.#codes.set(code, { asked, account });
    return { code, state: asked.get('state') ?? '', iss: this.options.issuer };
  }

  async #fetch(url: string, init: RequestInit | undefined): Promise<Response> {
    this.requests.push(url);
    const { issuer, endpoints } = this.options;
    const parts = { token: endpoints.token, revoke: endpoints.revoke, keys: endpoints.keys, userinfo: `${issuer}/me` };
    const part = (Object.keys(parts) as (keyof typeof parts)[]).find((name) => parts[name] === url) ?? 'discovery';
    const other = this.answers.get(part);
    if (other) return within(other(), init?.signal);
    if (part === 'keys') return Response.json({ keys: [await this.#publicKey()] });
    if (part === 'revoke') return this.#revoke(new URLSearchParams(String(init?.body)));
    if (part === 'userinfo') return Response.json(this.userInfo ?? {});
    if (part === 'token') return this.#token(new URLSearchParams(String(init?.body)), new Headers(init?.headers));
    if (url !== `${issuer}/.well-known/openid-configuration`) throw new TypeError(`fetch failed: ${url}`);
    return Response.json({
      issuer,
      authorization_endpoint: endpoints.authorize,
      token_endpoint: endpoints.token,
      revocation_endpoint: endpoints.revoke,
      jwks_uri: endpoints.keys,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['plain', 'S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
      ...(this.userInfo && { userinfo_endpoint: `${issuer}/me` }),
      ...this.metadata,
    });
  }

  async #token(form: URLSearchParams, headers: Headers): Promise<Response> {
    this.tokenRequests.push(form);
    const { clientId, clientSecret } = this.options;
    const basic = headers.get('authorization')?.replace(/^Basic /, '');
    const given = basic
      ? Buffer.from(basic, 'base64').toString()
      : `${form.get('client_id')}:${form.get('client_secret')}`;
    if (decodeURIComponent(given) !== `${clientId}:${clientSecret}`) return refused('invalid_client', 401);
    if (form.get('grant_type') === 'refresh_token') {
      if (this.revoked.includes(form.get('refresh_token') ?? '')) return refused('invalid_grant', 400);
      const rotated = this.rotates && { refresh_token: `1//${crypto.randomUUID()}` };
      if (this.rotates) this.revoked.push(form.get('refresh_token') ?? '');
      return Response.json({
        access_token: `ya29.${crypto.randomUUID()}`,
        token_type: 'Bearer',
        expires_in: 3599,
        ...rotated,
      });
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
      ...(granted.asked.get('access_type') === 'offline' || scopes.includes('offline_access')
        ? { refresh_token: `1//${crypto.randomUUID()}` }
        : {}),
      id_token: await this.#idToken(granted.asked, granted.account),
    });
  }

  #revoke(form: URLSearchParams): Response {
    this.revoked.push(form.get('token') ?? '');
    return Response.json({});
  }

  async #idToken(asked: URLSearchParams, account: ProviderAccount): Promise<string> {
    const { privateKey } = await (this.forge ? this.#forgedKey : this.#key);
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.options.issuer,
      aud: this.options.clientId,
      nonce: asked.get('nonce') ?? undefined,
      iat: seconds,
      exp: seconds + 3600,
      email_verified: true,
      // OpenID Connect Core 1.0, 2: required where `max_age` was asked for.
      ...(asked.has('max_age') && { auth_time: seconds }),
      ...account,
      ...(this.userInfo && { email: undefined, email_verified: undefined }),
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

/** A provider below one address, as most are. */
export function fakeProvider(issuer: string, clientId = 'client-of-letterlock', clientSecret = 'its-secret') {
  const at = (path: string) => `${issuer}/${path}`;
  const endpoints = { authorize: at('authorize'), token: at('token'), revoke: at('revoke'), keys: at('keys') };
  return new FakeProvider({ issuer, endpoints, clientId, clientSecret });
}
