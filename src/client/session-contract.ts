/** The calls that every page makes about its session. */
export const SESSION_PATHS = {
  refresh: '/api/v1/auth/refresh',
  logout: '/api/v1/auth/logout',
} as const;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The user in the answer to a sign-in. */
export type SessionUser = Tokens & { id: string; userId: string; email: string };

export interface LogoutRequest {
  refreshToken: string;
  /** Ends the sessions of all other devices too. */
  everywhere?: true;
}
