import type { Answer } from './answer.ts';
import { type Call, isOwnBackend, send, urlOf } from './send.ts';
import { $auth, clearUser, rereadSession, setUser } from './session.ts';
import { SESSION_PATHS, type Tokens } from './session-contract.ts';

export interface RequestCall extends Call {
  /** Not made in the name of the signed-in user: no bearer goes along, and a 401 says nothing about the session. */
  anonymous?: true;
}

/** Calls a backend. Calls to our own carry the bearer token of the signed-in user. */
export function request<T>(call: RequestCall): Promise<Answer<T>> {
  const token = call.anonymous || !isOwnBackend(urlOf(call)) ? null : $auth.get().accessToken;
  return withRenewal(token, (bearer) => send<T>(call, bearer));
}

/**
 * Makes a call in the name of the signed-in user. When their token has run out, it is renewed and the call is made once
 * more; a second 401 ends the session here: the guard takes over.
 * @param token null for a call in nobody's name, of which a 401 says nothing about the session
 */
export async function withRenewal<T>(
  token: string | null,
  send: (token: string | null) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answer = await send(token);
  if (answer.ok || answer.error.status !== 401 || token === null) return answer;
  const renewed = await refreshSession(token);
  if (renewed === undefined) return answer;
  const again = await send(renewed);
  if (!again.ok && again.error.status === 401 && $auth.get().accessToken === renewed) clearUser();
  return again;
}

/** Statuses by which the server says that the refresh token is no good; anything else may pass. */
const REFUSED = new Set([400, 401, 403]);
const LOCK = 'refresh-session';
const STORAGE_MS = 1000;

/**
 * Gets a new access token in place of one that no longer works, and signs out when that is refused.
 * @returns the token to go on with, or undefined when there is none.
 */
export function refreshSession(spent: string): Promise<string | undefined> {
  return oneAtATime(async (hasWaited) => {
    if (hasWaited && rereadSession().accessToken === spent) await sessionWritten();
    const { user, accessToken, refreshToken } = rereadSession();
    if (!user) return undefined;
    if (accessToken !== spent) return accessToken;
    const answer = await send<Tokens>({ method: 'POST', path: SESSION_PATHS.refresh, body: { refreshToken } });
    const now = rereadSession();
    // Whoever logged out, or in as somebody else, while the answer was on its way must not be overruled by it.
    if (now.refreshToken !== refreshToken) return undefined;
    if (answer.ok) {
      setUser({ ...user, accessToken: answer.data.accessToken, refreshToken: answer.data.refreshToken });
      return answer.data.accessToken;
    }
    if (REFUSED.has(answer.error.status)) clearUser();
    return undefined;
  });
}

let last: Promise<unknown> = Promise.resolve();

/** A refresh token may be spent once, by one tab: where the browser has no lock across tabs, calls of this tab queue. */
async function oneAtATime<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (navigator.locks) {
    const free = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
      lock ? { result: await work(false) } : undefined,
    );
    return free ? free.result : navigator.locks.request(LOCK, () => work(true));
  }
  const turn = last.then(() => work(false));
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Browser storage reaches other tabs on its own way, and may do so after the lock under which it was written. Waits until
 * another tab's session is here, but not for long: that tab may have failed to renew it.
 */
function sessionWritten(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      resolve();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'user' || key === null) done();
    };
    const timer = setTimeout(done, STORAGE_MS);
    window.addEventListener('storage', onStorage);
  });
}
