import { atom } from 'nanostores';
import type { Answer } from '../../client/answer.ts';
import { setReturnPath } from '../../client/return-path.ts';
import type { CodeRequestAnswer } from '../password/contract.ts';
import { forgotPassword, login, register, resendOtp, resetPassword, verifyOtp } from './api.ts';
import { AFTER_RESET } from './contract.ts';
import { NO_PROBLEMS, type Problems, refusal } from './email-form.ts';
import { asksForSecondFactor } from './second-step-store.ts';
import { enter } from './store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';

export interface EmailSignIn extends Problems {
  busy: boolean;
  /** The emailed code that is waited for. The password is kept in memory only, to log in with. */
  waiting?: { requestId: string; email: string; password?: string };
  /** Typed before, for a form that is shown again. */
  email?: string;
  resent?: boolean;
}

export const $emailSignIn = atom<EmailSignIn>({ busy: false, ...NO_PROBLEMS });

const set = (change: Partial<EmailSignIn>) => $emailSignIn.set({ ...$emailSignIn.get(), ...change });

export function showProblems(problems: Problems): void {
  set({ failure: undefined, ...problems, busy: false });
}

export function startAgain(): void {
  const { email, waiting } = $emailSignIn.get();
  const typed = waiting?.email ?? email;
  $emailSignIn.set({ busy: false, ...NO_PROBLEMS, ...(typed !== undefined && { email: typed }) });
}

/**
 * @param isTaken whether a refusal is shown elsewhere
 * @returns what was answered, or undefined where it was refused or something is running
 */
async function ask<T>(
  call: () => Promise<Answer<T>>,
  isTaken: (refused: Answer<T>) => boolean = () => false,
): Promise<T | undefined> {
  if ($emailSignIn.get().busy) return undefined;
  set({ busy: true, errors: {}, failure: undefined, resent: false });
  const answer = await call();
  if (answer.ok) {
    set({ busy: false });
    return answer.data;
  }
  showProblems(isTaken(answer) ? NO_PROBLEMS : refusal(answer.error));
  return undefined;
}

export async function logInWithPassword(email: string, password: string): Promise<void> {
  if ($emailSignIn.get().busy) return;
  set({ email });
  const logIn = (secondFactor?: string) =>
    login({ email, password, ...(secondFactor !== undefined && { secondFactor }) });
  const answer = await ask(logIn, (refused) => asksForSecondFactor(refused, logIn));
  if (answer) enter({ ok: true, data: answer });
}

export async function registerWithPassword(email: string, password: string): Promise<void> {
  const answer = await ask(() => register({ email, password }));
  if (!answer) return;
  wait(answer, { email, password });
  if (answer.code === undefined) return;
  await confirmCode(answer.code);
  if ($emailSignIn.get().errors.code === undefined) return;
  // Only an address that has an account gets a code that doesn't work.
  startAgain();
  showProblems({ errors: { email: EMAIL_SIGN_IN_TEXTS.maybeRegistered } });
}

/** Creates the account and logs in to it. */
export async function confirmCode(otp: string): Promise<void> {
  const { waiting } = $emailSignIn.get();
  if (!waiting || !(await ask(() => verifyOtp({ requestId: waiting.requestId, otp })))) return;
  await logInWithPassword(waiting.email, waiting.password ?? '');
}

export async function requestReset(email: string): Promise<void> {
  const answer = await ask(() => forgotPassword({ email }));
  if (answer) wait(answer, { email });
}

export async function saveNewPassword(otp: string, password: string): Promise<void> {
  const { waiting } = $emailSignIn.get();
  const answer = waiting && (await ask(() => resetPassword({ requestId: waiting.requestId, otp, password })));
  if (!answer) return;
  if (answer.apiKeys > 0) setReturnPath(`/dashboard?${new URLSearchParams({ view: 'account', after: AFTER_RESET })}`);
  await logInWithPassword(waiting.email, password);
}

export async function resendCode(): Promise<void> {
  const { waiting } = $emailSignIn.get();
  if (waiting && (await ask(() => resendOtp({ requestId: waiting.requestId })))) set({ resent: true });
}

function wait({ requestId }: CodeRequestAnswer, typed: { email: string; password?: string }): void {
  set({ waiting: { requestId, ...typed } });
}
