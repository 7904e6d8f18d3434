import type { Answer } from './answer.ts';
import { type Call, isOwnBackend, send, urlOf } from './send.ts';
import { $auth, clearUser, rereadSession, setUser } from './session.ts';
import { SESSION_PATHS, type Tokens } from './session-contract.ts';

export interface RequestCall extends Call {
  /** Sends no bearer token; a 401 says nothing about the session. */
  anonymous?: true;
}

export function request<T>(call: RequestCall): Promise<Answer<T>> {
  const token = call.anonymous || !isOwnBackend(urlOf(call)) ? null : $auth.get().accessToken;
  return withRenewal(token, (bearer) => send<T>(call, bearer));
}

/** An expired token is renewed and the call repeated once; a second 401 signs out. */
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

/** Statuses that mean the refresh token is invalid. Others are temporary. */
const REFUSED = new Set([400, 401, 403]);
const LOCK = 'refresh-session';
const STORAGE_MS = 1000;

/** Signs out when the refresh token is refused. @returns undefined when there is no token */
export function refreshSession(spent: string): Promise<string | undefined> {
  return oneAtATime(async (hasWaited) => {
    if (hasWaited && rereadSession().accessToken === spent) await sessionWritten();
    const { user, accessToken, refreshToken } = rereadSession();
    if (!user) return undefined;
    if (accessToken !== spent) return accessToken;
    const answer = await send<Tokens>({ method: 'POST', path: SESSION_PATHS.refresh, body: { refreshToken } });
    const now = rereadSession();
    // The user logged out, or in as someone else, before the answer came.
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

/** A refresh token works once, so tabs take turns. Without Web Locks only the calls of this tab do. */
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

/** Storage written under a lock can reach other tabs after its release; the other tab may also have failed. */
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
