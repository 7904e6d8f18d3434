import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { atom } from 'nanostores';
import { type Answer, serverCode } from '../../client/answer.ts';
import { setReturnPath } from '../../client/return-path.ts';
import { registerWithPasskey, registrationOptions } from '../passkeys/api.ts';
import type { CreationOptions, PasskeyCode } from '../passkeys/contract.ts';
import { forgetPasskey, makePasskey } from '../passkeys/store.ts';
import { PASSKEY_TEXTS } from '../passkeys/texts.ts';
import type { CodeRequestAnswer, VerifyOtpBody } from '../password/contract.ts';
import { forgotPassword, login, register, resendOtp, resetPassword, verifyOtp } from './api.ts';
import { AFTER_RESET, type LoginAnswer } from './contract.ts';
import { NO_PROBLEMS, type Problems, refusal } from './email-form.ts';
import { asksForSecondFactor } from './second-step-store.ts';
import { enter } from './store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';

/** The password for logging in, kept in memory only. */
interface Typed {
  email: string;
  password?: string;
  passkey?: NewPasskey;
}

interface NewPasskey {
  options: CreationOptions;
  /** Created once: the same passkey is sent again with another code. */
  credential?: RegistrationResponseJSON;
  /** Kept until an answer says that no account was created with it, because an answer may get lost. */
  mayBeOwned?: boolean;
}

export interface EmailSignIn extends Problems {
  busy: boolean;
  /** Whether the passkey’s button was pressed, not the password’s. */
  byPasskey?: boolean;
  /** The emailed code we are waiting for. */
  waiting?: { requestId: string } & Typed;
  /** What was typed before, for a form that is shown again. */
  email?: string;
  resent?: boolean;
}

export const $emailSignIn = atom<EmailSignIn>({ busy: false, ...NO_PROBLEMS });

const set = (change: Partial<EmailSignIn>) => $emailSignIn.set({ ...$emailSignIn.get(), ...change });

export function showProblems(problems: Problems): void {
  set({ failure: undefined, ...problems, busy: false });
}

/** For the next form. */
export function keepEmail(email: string): void {
  set({ email });
}

export function startAgain(): void {
  const { email, waiting } = $emailSignIn.get();
  const { credential, mayBeOwned = false } = waiting?.passkey ?? {};
  const typed = waiting?.email ?? email;
  if (credential && !mayBeOwned) void forgetPasskey(credential);
  $emailSignIn.set({ busy: false, ...NO_PROBLEMS, ...(typed !== undefined && { email: typed }) });
}

/**
 * @param isTaken whether a refusal is shown elsewhere
 * @returns the answer, or undefined if it was refused or another call is running
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
  if (answer.code !== undefined) await confirmShownCode(answer.code);
}

export async function createAccountByPasskey(email: string): Promise<void> {
  if ($emailSignIn.get().busy) return;
  set({ byPasskey: true });
  const answer = await ask(() => registrationOptions(email));
  if (answer) wait(answer, { email, passkey: { options: answer.options } });
  if (answer?.code !== undefined) await confirmShownCode(answer.code);
  set({ byPasskey: false });
}

async function confirmShownCode(code: string): Promise<void> {
  await confirmCode(code);
  const { errors, failure } = $emailSignIn.get();
  if (errors.code === undefined && failure === undefined) return;
  startAgain();
  // Only an address that has an account gets a code that doesn't work.
  const isTaken = errors.code !== undefined;
  showProblems(isTaken ? { errors: { email: EMAIL_SIGN_IN_TEXTS.maybeRegistered } } : { errors, failure });
}

/** Creates the account and logs in to it. */
export async function confirmCode(otp: string): Promise<void> {
  const { waiting } = $emailSignIn.get();
  if (!waiting) return;
  const { requestId, email, password = '', passkey } = waiting;
  if (passkey) {
    const answer = await ask(() => confirmWithPasskey({ requestId, otp }, passkey));
    if (answer) enter({ ok: true, data: answer });
  } else if (await ask(() => verifyOtp({ requestId, otp }))) await logInWithPassword(email, password);
}

async function confirmWithPasskey(
  code: VerifyOtpBody,
  { options, credential, mayBeOwned = false }: NewPasskey,
): Promise<Answer<LoginAnswer>> {
  const made = credential ?? (await makePasskey(options));
  if (!made) return { ok: false, error: { status: 0, message: PASSKEY_TEXTS.notCreated } };
  const keep = (isOwned: boolean) => {
    const { waiting } = $emailSignIn.get();
    if (waiting) set({ waiting: { ...waiting, passkey: { options, credential: made, mayBeOwned: isOwned } } });
  };
  keep(true);
  const answer = await registerWithPasskey({ ...code, credential: made });
  keep(mayBeOwned || !makesNothing(answer));
  return answer;
}

/** Whether the answer shows that the passkey opens no account. */
function makesNothing(answer: Answer<unknown>): boolean {
  if (answer.ok || serverCode(answer.error) === ('PASSKEY_EXISTS' satisfies PasskeyCode)) return false;
  return answer.error.status >= 400 && answer.error.status < 500;
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

function wait({ requestId }: CodeRequestAnswer, typed: Typed): void {
  set({ waiting: { requestId, ...typed } });
}
