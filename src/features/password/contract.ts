import { z as zod } from 'zod';
import { optionalCode } from './second-factor/contract.ts';

export const PASSWORD_PATHS = {
  register: '/api/v1/auth/register',
  login: '/api/v1/auth/login',
  verifyOtp: '/api/v1/auth/verify-otp',
  resendOtp: '/api/v1/auth/resend-otp',
  forgotPassword: '/api/v1/auth/forgot-password',
  resetPassword: '/api/v1/auth/reset-password',
  changePassword: '/api/v1/auth/change-password',
  confirm: '/api/v1/auth/confirm/password',
  confirmCodeRequest: '/api/v1/auth/confirm/code/request',
  confirmCode: '/api/v1/auth/confirm/code',
} as const;

const HOUR_S = 60 * 60;
const byEmail = { of: ({ email }: { email: string }) => email };

const guesses = { calls: 60, seconds: 10 * 60 };

export const REGISTER_LIMIT = {
  name: 'register',
  perClient: guesses,
  perTarget: { calls: 5, seconds: HOUR_S, ...byEmail },
};
export const PASSWORD_LOGIN_LIMIT = { name: 'password-login', perClient: guesses };
/** Wrong passwords for one address, per network or per device that its owner has used before. The wait grows. */
export const WRONG_PASSWORD_LIMITS = [
  { calls: 5, seconds: 60 },
  { calls: 10, seconds: HOUR_S / 4 },
  { calls: 20, seconds: 24 * HOUR_S },
];
/** Wrong passwords for one address from all unknown devices. Beyond them, only the emailed link logs in. */
export const WRONG_PASSWORDS_OF_ALL = [
  { calls: 30, seconds: HOUR_S },
  { calls: 100, seconds: 24 * HOUR_S },
];
export const LOG_IN_LINK_LIMIT = { calls: 1, seconds: 10 * 60 };
/** So that guessing doesn't flood the owner's mailbox. */
export const LOG_IN_LINKS_A_DAY = { calls: 10, seconds: 24 * 60 * 60 };
export const FORGOT_LIMIT = {
  name: 'forgot-password',
  perClient: guesses,
  perTarget: { calls: 5, seconds: HOUR_S, ...byEmail },
};
export const CODE_LIMIT = { name: 'one-time-code', perClient: guesses };
export const RESEND_LIMIT = {
  name: 'resend-otp',
  perClient: guesses,
  perTarget: { calls: 3, seconds: HOUR_S, of: ({ requestId }: { requestId: string }) => requestId },
};
/** Per user, so that a stolen access token can't guess the password. */
export const CHANGE_LIMIT = { calls: 10, seconds: HOUR_S };
export const CONFIRM_CODE_REQUEST_LIMIT = { name: 'confirm-code-request', calls: 5, seconds: HOUR_S };
export const CONFIRM_CODE_LIMIT = { name: 'confirm-code', ...CHANGE_LIMIT };

/** In characters. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 128 };

const email = zod.string().max(254).trim().toLowerCase().pipe(zod.email());
/** The server checks the real length limits, with their own error. */
const password = zod.string().min(1).max(1024);
const requestId = zod.uuid();
const otp = zod.string().regex(/^\d{6}$/);

export const passwordRegisterBody = zod.object({ email, password });
export const passwordLoginBody = zod.object({ email, password, secondFactor: optionalCode });
export const verifyOtpBody = zod.object({ requestId, otp, secondFactor: optionalCode });
export const confirmPasswordBody = zod.object({ password, secondFactor: optionalCode });
export const confirmCodeBody = zod.object({ requestId, otp });
export const resendOtpBody = zod.object({ requestId });
export const forgotPasswordBody = zod.object({ email });
export const resetPasswordBody = zod.object({ requestId, otp, password });
export const changePasswordBody = zod.object({ currentPassword: password, newPassword: password });

export type PasswordRegisterBody = zod.infer<typeof passwordRegisterBody>;
export type PasswordLoginBody = zod.infer<typeof passwordLoginBody>;
export type VerifyOtpBody = zod.infer<typeof verifyOtpBody>;
export type ConfirmPasswordBody = zod.infer<typeof confirmPasswordBody>;
export type ConfirmCodeBody = zod.infer<typeof confirmCodeBody>;
export type ResendOtpBody = zod.infer<typeof resendOtpBody>;
export type ForgotPasswordBody = zod.infer<typeof forgotPasswordBody>;
export type ResetPasswordBody = zod.infer<typeof resetPasswordBody>;
export type ChangePasswordBody = zod.infer<typeof changePasswordBody>;

/** The code is in the fragment, which reaches no server and no referrer. */
export function logInLink(siteUrl: string, { requestId, otp }: VerifyOtpBody): string {
  return `${siteUrl}/oauth/login#${new URLSearchParams({ request: requestId, otp })}`;
}

export function readLogInLink(fragment: string): VerifyOtpBody | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const [requestId, otp] = [parameters.get('request'), parameters.get('otp')];
  return requestId === null || otp === null ? undefined : { requestId, otp };
}

/** The same whether or not there is an account. */
export type CodeRequestAnswer = {
  requestId: string;
  /** For a registration if no mail server is set and only this machine can reach the site. */
  code?: string;
};

export type DoneAnswer = { ok: true };

/** Says how many API keys still work. */
export type ResetAnswer = DoneAnswer & { apiKeys: number };

export type PasswordCode =
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_COMMON'
  | 'CODE_REFUSED'
  | 'ALREADY_REGISTERED'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_PASSWORDS'
  | 'WRONG_PASSWORD'
  | 'NO_PASSWORD'
  | 'ANOTHER_WAY'
  | 'PASSWORDS_OFF';
