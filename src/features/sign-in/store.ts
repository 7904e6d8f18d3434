import { atom, onMount } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { setUser } from '../../client/session.ts';
import { showToast, toastAfterNavigation } from '../../client/toast.ts';
import type { PasswordCode, VerifyOtpBody } from '../password/contract.ts';
import { googleAuthUrl, loginWithGoogle, registerWithGoogle, verifyOtp } from './api.ts';
import { type AuthUrlAnswer, type FlowType, type LoginAnswer, START_HASH } from './contract.ts';
import { takeLogInLink } from './log-in-link.ts';
import { isWebAddress, takeProviderReturn } from './provider-return.ts';
import { takePlace } from './return-path.ts';

export type SignInState =
  | { status: 'idle' | 'starting' | 'finishing' | 'cancelled' }
  /** A mailed link was opened. Its button is pressed by a person: mail filters open links, too. */
  | { status: 'link'; link: VerifyOtpBody }
  /** Shown beneath the button; `code` tells which way out to offer. */
  | { status: 'failed'; message: string; code?: string | undefined };

const LOGIN_PAGE = '/oauth/login';
const LINK_SPENT = 'This link has been used or has expired. Please log in again.';

export const $signIn = atom<SignInState>({ status: 'idle' });

onMount($signIn, () => {
  if (typeof window === 'undefined') return undefined;
  // Coming back from the provider's page by the Back button finds this page as it was left: still starting.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && $signIn.get().status === 'starting') $signIn.set({ status: 'idle' });
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
});

/** Fetches the provider's address and sends the browser there. */
export async function startSignIn(flowType: FlowType): Promise<void> {
  if ($signIn.get().status === 'starting' || $signIn.get().status === 'finishing') return;
  $signIn.set({ status: 'starting' });
  const answer: Answer<Partial<AuthUrlAnswer> | null> = await googleAuthUrl(flowType);
  const authUrl = answer.ok ? answer.data?.authUrl : undefined;
  if (isWebAddress(authUrl)) {
    location.assign(authUrl);
    return;
  }
  const sentence = answer.ok ? undefined : serverMessage(answer.error);
  $signIn.set(sentence ? { status: 'failed', message: sentence } : { status: 'idle' });
  showToast(
    'error',
    answer.ok
      ? 'Failed to get the authorization URL. Please try again.'
      : 'Failed to initiate login. Please try again.',
  );
}

/** Starts a sign-in that was begun under another name of this machine, or finishes one that comes back. */
export function resumeSignIn(flowType: FlowType): Promise<void> {
  if (location.hash !== START_HASH) return finishSignIn(flowType);
  history.replaceState(history.state, '', location.pathname);
  return startSignIn(flowType);
}

/** Takes up what the provider's redirect or a mailed link brought; does nothing on a page that was opened otherwise. */
export async function finishSignIn(flowType: FlowType): Promise<void> {
  const link = takeLogInLink();
  if (link) $signIn.set({ status: 'link', link });
  const returned = takeProviderReturn();
  if (!returned) return;
  if ('error' in returned) {
    const message = 'Google did not complete the sign-in. Please try again.';
    $signIn.set(returned.error === 'access_denied' ? { status: 'cancelled' } : { status: 'failed', message });
    return;
  }
  $signIn.set({ status: 'finishing' });
  await (flowType === 'register' ? register : login)(returned.code, returned.state);
}

async function register(code: string, state: string): Promise<void> {
  const answer = await registerWithGoogle(code, state);
  if (!answer.ok) {
    const message = serverMessage(answer.error) ?? 'The account could not be created. Please try again.';
    $signIn.set({ status: 'failed', message, code: serverCode(answer.error) });
    return;
  }
  toastAfterNavigation('success', `Registration complete for ${answer.data.user.email}. Please login!`);
  location.replace(LOGIN_PAGE);
}

async function login(code: string, state: string): Promise<void> {
  enter(await loginWithGoogle(code, state));
}

/** Logs in by the mailed link that this page was opened with. */
export async function logInByLink(link: VerifyOtpBody): Promise<void> {
  $signIn.set({ status: 'finishing' });
  const answer = await verifyOtp(link);
  const isSpent = !answer.ok && serverCode(answer.error) === ('CODE_REFUSED' satisfies PasswordCode);
  if (isSpent) $signIn.set({ status: 'failed', message: LINK_SPENT, code: 'CODE_REFUSED' });
  else enter(answer);
}

function enter(answer: Answer<Partial<LoginAnswer> | null>): void {
  if (!answer.ok) {
    const message = serverMessage(answer.error) ?? 'An unknown error occurred';
    $signIn.set({ status: 'failed', message, code: serverCode(answer.error) });
    showToast('error', message);
    return;
  }
  try {
    setUser(answer.data?.user);
    toastAfterNavigation('success', 'Login successful');
    location.replace(takePlace() ?? '/dashboard');
  } catch (exception) {
    const reason = exception instanceof Error ? exception.message : String(exception);
    toastAfterNavigation('error', `Login unsuccessful: ${reason}`);
    location.replace(LOGIN_PAGE);
  }
}
