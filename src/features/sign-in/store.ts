import { atom, onMount } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { takeProviderReturn } from '../../client/oauth-return.ts';
import { takeReturnPath } from '../../client/return-path.ts';
import { setUser } from '../../client/session.ts';
import { showToast, toastAfterNavigation } from '../../client/toast.ts';
import { isWebAddress } from '../../client/web-address.ts';
import type { PasswordCode, VerifyOtpBody } from '../password/contract.ts';
import { googleAuthUrl, loginWithGoogle, registerWithGoogle, verifyOtp } from './api.ts';
import { type AuthUrlAnswer, type FlowType, type LoginAnswer, START_HASH } from './contract.ts';
import { takeLogInLink } from './log-in-link.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

export type SignInState =
  | { status: 'idle' | 'starting' | 'finishing' | 'cancelled' | 'registered' }
  /** An emailed link was opened. The user has to press its button, because spam filters open links too. */
  | { status: 'link'; link: VerifyOtpBody }
  | { status: 'failed'; message: string; code?: string | undefined };

const LOGIN_PAGE = '/oauth/login';
/** The toast about it is gone after two seconds. */
const REGISTERED_HASH = '#registered';

export const $signIn = atom<SignInState>({ status: 'idle' });

onMount($signIn, () => {
  if (typeof window === 'undefined') return undefined;
  // The Back button restores this page from the cache with the status it was left in.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && $signIn.get().status === 'starting') $signIn.set({ status: 'idle' });
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
});

export async function startSignIn(flowType: FlowType): Promise<void> {
  if ($signIn.get().status === 'starting' || $signIn.get().status === 'finishing') return;
  $signIn.set({ status: 'starting' });
  const answer: Answer<Partial<AuthUrlAnswer> | null> = await googleAuthUrl(flowType);
  const authUrl = answer.ok ? answer.data?.authUrl : undefined;
  if (isWebAddress(authUrl)) {
    location.assign(authUrl);
    return;
  }
  const message = answer.ok ? undefined : serverMessage(answer.error);
  $signIn.set(message ? { status: 'failed', message } : { status: 'idle' });
  showToast('error', answer.ok ? SIGN_IN_TEXTS.noAuthUrl : SIGN_IN_TEXTS.notStarted);
}

/** Restarts a sign-in begun under another name of this machine, or finishes one, or a registration. */
export function resumeSignIn(flowType: FlowType): Promise<void> {
  const { hash } = location;
  if (hash !== START_HASH && hash !== REGISTERED_HASH) return finishSignIn(flowType);
  history.replaceState(history.state, '', location.pathname);
  if (hash === REGISTERED_HASH) {
    $signIn.set({ status: 'registered' });
    return Promise.resolve();
  }
  return startSignIn(flowType);
}

export async function finishSignIn(flowType: FlowType): Promise<void> {
  const link = takeLogInLink();
  if (link) $signIn.set({ status: 'link', link });
  const returned = takeProviderReturn();
  if (!returned) return;
  if ('error' in returned) {
    const message = SIGN_IN_TEXTS.notCompleted;
    $signIn.set(returned.error === 'access_denied' ? { status: 'cancelled' } : { status: 'failed', message });
    return;
  }
  $signIn.set({ status: 'finishing' });
  await (flowType === 'register' ? register : login)(returned.code, returned.state);
}

async function register(code: string, state: string): Promise<void> {
  const answer = await registerWithGoogle(code, state);
  if (!answer.ok) {
    const message = serverMessage(answer.error) ?? SIGN_IN_TEXTS.notRegistered;
    $signIn.set({ status: 'failed', message, code: serverCode(answer.error) });
    return;
  }
  toastAfterNavigation('success', SIGN_IN_TEXTS.registered(answer.data.user.email));
  location.replace(`${LOGIN_PAGE}${REGISTERED_HASH}`);
}

async function login(code: string, state: string): Promise<void> {
  enter(await loginWithGoogle(code, state));
}

export async function logInByLink(link: VerifyOtpBody): Promise<void> {
  $signIn.set({ status: 'finishing' });
  const answer = await verifyOtp(link);
  const isSpent = !answer.ok && serverCode(answer.error) === ('CODE_REFUSED' satisfies PasswordCode);
  if (isSpent) $signIn.set({ status: 'failed', message: SIGN_IN_TEXTS.linkSpent, code: 'CODE_REFUSED' });
  else enter(answer);
}

export function enter(answer: Answer<Partial<LoginAnswer> | null>): void {
  if (!answer.ok) {
    const message = serverMessage(answer.error) ?? SIGN_IN_TEXTS.unknownError;
    $signIn.set({ status: 'failed', message, code: serverCode(answer.error) });
    showToast('error', message);
    return;
  }
  try {
    setUser(answer.data?.user);
    toastAfterNavigation('success', SIGN_IN_TEXTS.loggedIn);
    location.replace(takeReturnPath() ?? '/dashboard');
  } catch (exception) {
    const reason = exception instanceof Error ? exception.message : String(exception);
    toastAfterNavigation('error', SIGN_IN_TEXTS.unsuccessful(reason));
    location.replace(LOGIN_PAGE);
  }
}
