import { z } from 'zod';

/** The calls of accounts that have a password in place of a provider. */
export const PASSWORD_PATHS = {
  register: '/api/v1/auth/register',
  login: '/api/v1/auth/login',
  verifyOtp: '/api/v1/auth/verify-otp',
  resendOtp: '/api/v1/auth/resend-otp',
  forgotPassword: '/api/v1/auth/forgot-password',
  resetPassword: '/api/v1/auth/reset-password',
  changePassword: '/api/v1/auth/change-password',
} as const;

const HOUR_S = 60 * 60;
const byEmail = { of: ({ email }: { email: string }) => email };

/** Guesses of one client, whatever it guesses: one person needs a few in an hour. */
const guesses = { calls: 60, seconds: 10 * 60 };

export const REGISTER_LIMIT = {
  name: 'register',
  perClient: guesses,
  perTarget: { calls: 5, seconds: HOUR_S, ...byEmail },
};
export const PASSWORD_LOGIN_LIMIT = { name: 'password-login', perClient: guesses };
/**
 * Wrong passwords for one address from one network, or from one device that its owner has used before. Whoever goes on
 * waits longer each time: up to a minute, a quarter of an hour, a day.
 */
export const WRONG_PASSWORD_LIMITS = [
  { calls: 5, seconds: 60 },
  { calls: 10, seconds: HOUR_S / 4 },
  { calls: 20, seconds: 24 * HOUR_S },
];
/** Wrong passwords for one address from all networks together, known devices aside: then only the mailed link lets in. */
export const WRONG_PASSWORDS_OF_ALL = [
  { calls: 30, seconds: HOUR_S },
  { calls: 100, seconds: 24 * HOUR_S },
];
/** One link per address is on its way at a time: it works for as long. */
export const LOG_IN_LINK_LIMIT = { calls: 1, seconds: 10 * 60 };
/** A guesser must not fill the owner's mailbox. */
export const LOG_IN_LINKS_A_DAY = { calls: 10, seconds: 24 * 60 * 60 };
export const FORGOT_LIMIT = {
  name: 'forgot-password',
  perClient: guesses,
  perTarget: { calls: 5, seconds: HOUR_S, ...byEmail },
};
/** Beyond the five guesses that each code has. */
export const CODE_LIMIT = { name: 'one-time-code', perClient: guesses };
export const RESEND_LIMIT = {
  name: 'resend-otp',
  perClient: guesses,
  perTarget: { calls: 3, seconds: HOUR_S, of: ({ requestId }: { requestId: string }) => requestId },
};
/** For each user: a stolen access token must not be a way to guess the password. */
export const CHANGE_LIMIT = { calls: 10, seconds: HOUR_S };

const email = z.string().max(254).trim().toLowerCase().pipe(z.email());
/** How long it may be is the server's to say, in a sentence of its own. */
const password = z.string().min(1).max(1024);
const requestId = z.uuid();
const otp = z.string().regex(/^\d{6}$/);

export const passwordRegisterBody = z.object({ email, password });
export const passwordLoginBody = z.object({ email, password });
export const verifyOtpBody = z.object({ requestId, otp });
export const resendOtpBody = z.object({ requestId });
export const forgotPasswordBody = z.object({ email });
export const resetPasswordBody = z.object({ requestId, otp, password });
export const changePasswordBody = z.object({ currentPassword: password, newPassword: password });

export type PasswordRegisterBody = z.infer<typeof passwordRegisterBody>;
export type PasswordLoginBody = z.infer<typeof passwordLoginBody>;
export type VerifyOtpBody = z.infer<typeof verifyOtpBody>;
export type ResendOtpBody = z.infer<typeof resendOtpBody>;
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** A mailed link to log in with carries its code in the fragment, which no server and no referrer sees. */
export function logInLink(siteUrl: string, { requestId, otp }: VerifyOtpBody): string {
  return `${siteUrl}/oauth/login#${new URLSearchParams({ request: requestId, otp })}`;
}

/** @returns undefined for the fragment of any other address */
export function readLogInLink(fragment: string): VerifyOtpBody | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const [requestId, otp] = [parameters.get('request'), parameters.get('otp')];
  return requestId === null || otp === null ? undefined : { requestId, otp };
}

/** A code is on its way if it can be: the answer is the same whether there is an account or not. */
export interface CodeRequestAnswer {
  requestId: string;
}

export type DoneAnswer = { ok: true };

/** Codes of the expected failures. */
export type PasswordCode =
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_COMMON'
  | 'CODE_REFUSED'
  | 'ALREADY_REGISTERED'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_PASSWORDS'
  | 'WRONG_PASSWORD'
  | 'NO_PASSWORD';
