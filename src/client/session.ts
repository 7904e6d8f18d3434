import { atom, onMount } from 'nanostores';
import type { SessionUser } from './session-contract.ts';
import { readStored, type SignedIn, toState } from './stored-session.ts';

type SignedOut = { readonly [Field in keyof SignedIn]: null };

export type Auth = SignedIn | SignedOut;

const SIGNED_OUT: SignedOut = { user: null, userId: null, accessToken: null, refreshToken: null, email: null };

/** Storage entries. Only `user` is read; the other two repeat its tokens. */
const ENTRIES = ['user', 'accessToken', 'refreshToken'] as const;

export const $auth = atom<Auth>(SIGNED_OUT);

onMount($auth, () => {
  if (typeof window === 'undefined') return undefined;
  rereadSession();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'user' || key === null) rereadSession();
  };
  // A page restored from the back-forward cache has missed storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) rereadSession();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
});

/** @throws when the user is incomplete or storage refuses */
export function setUser(given: Partial<SessionUser> | null | undefined): void {
  const { id, userId, email, accessToken, refreshToken } = given ?? {};
  const entry = { user: { id, userId, email }, accessToken, refreshToken };
  const state = toState(entry);
  localStorage.setItem('accessToken', state.accessToken);
  localStorage.setItem('refreshToken', state.refreshToken);
  localStorage.setItem('user', JSON.stringify(entry));
  $auth.set(state);
}

export function clearUser(): void {
  removeEntries();
  $auth.set(SIGNED_OUT);
}

/** Another tab may have written it before its event arrives here. */
export function rereadSession(): Auth {
  const stored = readEntry() ?? SIGNED_OUT;
  if (stored.userId !== $auth.value.userId || stored.accessToken !== $auth.value.accessToken) $auth.set(stored);
  return stored;
}

function readEntry(): SignedIn | undefined {
  try {
    return readStored();
  } catch {
    // Broken, written by something else, or storage is disabled.
    removeEntries();
    return undefined;
  }
}

function removeEntries(): void {
  try {
    for (const entry of ENTRIES) localStorage.removeItem(entry);
  } catch {
    // Storage is disabled: nothing to remove.
  }
}
