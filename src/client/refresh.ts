import { AUTH_PATHS, type Tokens } from '../features/sign-in/contract.ts';
import { send } from './send.ts';
import { clearUser, rereadSession, setUser } from './session.ts';

/** Statuses by which the server says that the refresh token is no good; anything else may pass. */
const REFUSED = new Set([400, 401, 403]);

/**
 * Gets a new access token in place of one that no longer works, and signs out when that is refused.
 * @returns the token to go on with, or undefined when there is none.
 */
export function refreshSession(spent: string): Promise<string | undefined> {
  return oneAtATime(async () => {
    const { user, accessToken, refreshToken } = rereadSession();
    if (!user) return undefined;
    if (accessToken !== spent) return accessToken;
    const answer = await send<Tokens>({ method: 'POST', path: AUTH_PATHS.refresh, body: { refreshToken } });
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
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('refresh-session', work);
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
