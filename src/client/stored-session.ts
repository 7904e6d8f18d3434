import type { Tokens } from './session-contract.ts';

export interface User {
  id: string;
  userId: string;
  email: string;
}

export interface SignedIn extends Tokens {
  user: User;
  userId: string;
  email: string;
}

type StoredEntry = { user: { [Field in keyof User]?: unknown } } & { [Field in keyof Tokens]?: unknown };

/** @throws when the stored session is broken, or storage is disabled */
export function readStored(): SignedIn | undefined {
  const text = localStorage.getItem('user');
  return text === null ? undefined : toState(JSON.parse(text));
}

/** Browser storage can contain anything. */
export function toState({ user: { id, userId, email }, accessToken, refreshToken }: StoredEntry): SignedIn {
  if (!isText(id) || !isText(userId) || !isText(email) || !isToken(accessToken) || !isToken(refreshToken)) {
    throw new TypeError('The session is incomplete.');
  }
  return { user: { id, userId, email }, userId, email, accessToken, refreshToken };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Characters allowed after `Bearer` (RFC 6750, 2.1). */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~+/-]+=*$/.test(value);
}
