import { z as zod } from 'zod';
import { SESSION_PATHS, type SessionUser } from '../../client/session-contract.ts';

export type { Tokens } from '../../client/session-contract.ts';

export const flowType = zod.enum(['register', 'login']);
export type FlowType = zod.infer<typeof flowType>;

export const AUTH_PATHS = {
  authUrl: '/api/v1/auth/google-auth-url/{flowType}',
  providerAuthUrl: '/api/v1/auth/providers/{providerId}/auth-url/{flowType}',
  register: '/api/v1/auth/register/oauth',
  login: '/api/v1/auth/login/oauth',
  ...SESSION_PATHS,
  methods: '/api/v1/auth/methods',
  identities: '/api/v1/auth/identities',
  identity: '/api/v1/auth/identities/{identityId}',
  linkAuthUrl: '/api/v1/auth/identities/auth-url/{providerId}',
  confirmAuthUrl: '/api/v1/auth/confirm/auth-url/{providerId}',
  confirm: '/api/v1/auth/confirm/oauth',
  sessions: '/api/v1/auth/sessions',
  session: '/api/v1/auth/sessions/{sessionId}',
} as const;

/** In the Account page's address: the event it is opened after. */
export const AFTER_RESET = 'reset';

export const SIGN_IN_LIMIT = { name: 'sign-in', perClient: { calls: 120, seconds: 10 * 60 } };

/** Accounts, and emailed codes with their rows, which are deleted within an hour. */
export const ACCOUNT_STORES = { quota: { name: 'accounts', perClient: 100, total: 512 }, bytes: 4096 };

export const LOGIN_PAGE = '/oauth/login';
export const REGISTER_PAGE = '/oauth/register';

const START = '#start=';

/** A sign-in page opened with this fragment goes straight to the provider. */
export function startHash(providerId: string): string {
  return START + providerId;
}

export function providerOfHash(hash: string): string | undefined {
  return hash.startsWith(START) ? hash.slice(START.length) : undefined;
}

export const IDENTITY_LIMIT = { name: 'identities', calls: 30, seconds: 60 * 60 };

/** Carries the OAuth `state`, which the specified bodies lack. */
export const STATE_HEADER = 'oauth-state';

const code = zod.string().min(1).max(2048);

/** Google if absent, as in the specified bodies. */
const provider = zod.string().max(30).optional();
/** From the address that the provider redirected to (RFC 9207). */
const iss = zod.string().max(512).optional();
export type ProviderReturn = { provider?: string | undefined; iss?: string | undefined };

/** `access_token` is the authorization code under another name. */
export const registerBody = zod.object({ access_token: code, flowType: zod.literal('register'), provider, iss });
export const loginBody = zod.object({ code, flowType: zod.literal('login'), provider, iss });
export const linkBody = zod.object({ code, provider, iss });
export type LinkBody = zod.infer<typeof linkBody>;
export const refreshBody = zod.object({ refreshToken: zod.string().min(1).max(512) });
/** Invalid fields are ignored, so that a malformed body still logs out. */
export const logoutBody = zod.object({
  refreshToken: zod.string().min(1).max(512).optional().catch(undefined),
  everywhere: zod.boolean().optional().catch(undefined),
});
export type LogoutBody = zod.infer<typeof logoutBody>;

export interface AuthUrlAnswer {
  authUrl: string;
}

export interface RegisterAnswer {
  user: { email: string };
}

export interface LoginAnswer {
  user: SessionUser;
}

export interface CurrentUserAnswer {
  user: { id: string; userId: string; email: string };
}

export interface Session {
  id: string;
  /** Such as `Firefox on Linux`. */
  device: string;
  /** ISO 8601, like `lastUsedAt`. */
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}

export interface SessionsAnswer {
  sessions: Session[];
}

/** An account with another service that logs in to this one. */
export interface Identity {
  id: string;
  /** Such as `Microsoft`. */
  provider: string;
  /** Null if it is no longer in the settings. */
  providerId: string | null;
  email: string;
  /** ISO 8601, like `lastUsedAt`. */
  linkedAt: string;
  lastUsedAt: string | null;
}

export interface SignInMethodsAnswer {
  /** Null for an account that logs in another way only. */
  password: { changedAt: string } | null;
  identities: Identity[];
  passkeys: number;
  /**
   * Whether a code emailed to the account’s address may confirm who the user is, because nothing else can, or only a
   * passkey.
   */
  emailedCode: boolean;
  /** Codes of an authenticator app, asked for after the password. */
  secondFactor: { since: string; recoveryCodesLeft: number } | null;
  /** Providers that can be connected. */
  providers: ProviderName[];
}

export interface ProviderName {
  id: string;
  name: string;
}

export type IdentityCode =
  | 'SIGN_IN_AGAIN'
  | 'ALREADY_LINKED'
  | 'LINKED_ELSEWHERE'
  | 'LAST_WAY_IN'
  | 'ANOTHER_IDENTITY'
  | 'NOT_ASKED'
  | 'NOT_FOUND';
