import { atom, onMount } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import { type ReturnedCode, takeProviderReturn } from '../../client/oauth-return.ts';
import { takeReturnPath } from '../../client/return-path.ts';
import { setUser } from '../../client/session.ts';
import { showToast, toastAfterNavigation } from '../../client/toast.ts';
import { isWebAddress } from '../../client/web-address.ts';
import type { PasswordCode, VerifyOtpBody } from '../password/contract.ts';
import { googleAuthUrl, loginWithProvider, providerAuthUrl, registerWithProvider, verifyOtp } from './api.ts';
import { type AuthUrlAnswer, type FlowType, LOGIN_PAGE, type LoginAnswer, providerOfHash } from './contract.ts';
import { finishErrand } from './link-store.ts';
import { takeLogInLink } from './log-in-link.ts';
import { asksForSecondFactor } from './second-step-store.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

export type SignInState =
  | { status: 'idle' | 'finishing' | 'cancelled' | 'registered' }
  /** The id of the provider that opens. */
  | { status: 'starting'; provider: string }
  /** An emailed link was opened. The user has to press its button, because spam filters open links too. */
  | { status: 'link'; link: VerifyOtpBody }
  | { status: 'failed'; message: string; code?: string | undefined };

const GOOGLE = 'google';
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

export async function startSignIn(flowType: FlowType, provider = GOOGLE): Promise<void> {
  if ($signIn.get().status === 'starting' || $signIn.get().status === 'finishing') return;
  $signIn.set({ status: 'starting', provider });
  const asked = provider === GOOGLE ? googleAuthUrl(flowType) : providerAuthUrl(provider, flowType);
  const answer: Answer<Partial<AuthUrlAnswer> | null> = await asked;
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
  const provider = providerOfHash(hash);
  if (provider === undefined && hash !== REGISTERED_HASH) return finishSignIn(flowType);
  history.replaceState(history.state, '', location.pathname);
  if (provider !== undefined) return startSignIn(flowType, provider);
  $signIn.set({ status: 'registered' });
  return Promise.resolve();
}

export async function finishSignIn(flowType: FlowType): Promise<void> {
  const link = takeLogInLink();
  if (link) $signIn.set({ status: 'link', link });
  const returned = takeProviderReturn();
  if (!returned) return;
  $signIn.set({ status: 'finishing' });
  if (await finishErrand(returned)) return;
  if ('error' in returned) {
    const message = SIGN_IN_TEXTS.notCompleted;
    $signIn.set(returned.error === 'access_denied' ? { status: 'cancelled' } : { status: 'failed', message });
    return;
  }
  if (flowType === 'register') await register(returned);
  else enter(await loginWithProvider(returned));
}

async function register(returned: ReturnedCode): Promise<void> {
  const answer = await registerWithProvider(returned);
  if (!answer.ok) {
    const message = serverMessage(answer.error) ?? SIGN_IN_TEXTS.notRegistered;
    $signIn.set({ status: 'failed', message, code: serverCode(answer.error) });
    return;
  }
  const { user } = answer.data;
  // Google's answer, as specified, opens no session.
  if ('accessToken' in user) {
    enter({ ok: true, data: { user } });
    return;
  }
  toastAfterNavigation('success', SIGN_IN_TEXTS.registered(user.email));
  location.replace(`${LOGIN_PAGE}${REGISTERED_HASH}`);
}

export async function logInByLink(link: VerifyOtpBody): Promise<void> {
  $signIn.set({ status: 'finishing' });
  const logIn = (secondFactor?: string) => verifyOtp({ ...link, ...(secondFactor !== undefined && { secondFactor }) });
  const answer = await logIn();
  if (asksForSecondFactor(answer, logIn)) {
    $signIn.set({ status: 'idle' });
    return;
  }
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
