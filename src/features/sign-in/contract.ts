import { z } from 'zod';
import { SESSION_PATHS, type SessionUser } from '../../client/session-contract.ts';

export type { Tokens } from '../../client/session-contract.ts';

export const flowType = z.enum(['register', 'login']);
export type FlowType = z.infer<typeof flowType>;

export const AUTH_PATHS = {
  authUrl: '/api/v1/auth/google-auth-url/{flowType}',
  register: '/api/v1/auth/register/oauth',
  login: '/api/v1/auth/login/oauth',
  ...SESSION_PATHS,
  currentUser: '/api/v1/auth/current-user',
  methods: '/api/v1/auth/methods',
  sessions: '/api/v1/auth/sessions',
  session: '/api/v1/auth/sessions/{sessionId}',
} as const;

export const SIGN_IN_LIMIT = { name: 'sign-in', perClient: { calls: 120, seconds: 10 * 60 } };

/** Accounts, and emailed codes with their rows, which are deleted within an hour. */
export const ACCOUNT_STORES = { quota: { name: 'accounts', perClient: 100, total: 512 }, bytes: 4096 };

/** A sign-in page opened with this fragment goes straight to the provider. */
export const START_HASH = '#start';

/** Carries the OAuth `state`, which the specified bodies lack. */
export const STATE_HEADER = 'oauth-state';

const code = z.string().min(1).max(2048);

/** `access_token` is the authorization code under another name. */
export const registerBody = z.object({ access_token: code, flowType: z.literal('register') });
export const loginBody = z.object({ code, flowType: z.literal('login') });
export const refreshBody = z.object({ refreshToken: z.string().min(1).max(512) });
/** Invalid fields are ignored, so that a malformed body still logs out. */
export const logoutBody = z.object({
  refreshToken: z.string().min(1).max(512).optional().catch(undefined),
  everywhere: z.boolean().optional().catch(undefined),
});
export type LogoutBody = z.infer<typeof logoutBody>;

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

export interface SignInMethodsAnswer {
  /** Null for an account that logs in with Google only. */
  password: { changedAt: string } | null;
}
