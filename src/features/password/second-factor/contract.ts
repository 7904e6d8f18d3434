import { z as zod } from 'zod';

export const SECOND_FACTOR_PATHS = {
  secondFactor: '/api/v1/auth/second-factor',
  confirm: '/api/v1/auth/second-factor/confirm',
  recoveryCodes: '/api/v1/auth/second-factor/recovery-codes',
} as const;

export const SECOND_FACTOR_CHANGE_LIMIT = { name: 'second factor', calls: 30, seconds: 60 * 60 };
/** Wrong codes for one account. The password was right before each. */
export const WRONG_CODE_LIMITS = [
  { calls: 5, seconds: 5 * 60 },
  { calls: 60, seconds: 24 * 60 * 60 },
];

/** Wrong codes that aren't reported to the owner, and how often more of them are. */
export const UNREPORTED_WRONG_CODES = { calls: 4, seconds: 24 * 60 * 60 };
export const WRONG_CODE_NOTICES = { calls: 1, seconds: 24 * 60 * 60 };

export const RECOVERY_CODES = 10;

/** Six digits of the app, or a recovery code; spaces and hyphens don't matter. */
const secondFactorCode = zod.string().min(1).max(32);
export const optionalCode = zod.string().min(1).max(32).optional();

export const confirmBody = zod.object({ code: secondFactorCode });
export type ConfirmBody = zod.infer<typeof confirmBody>;

export type SecondFactorAnswer = {
  /** In base32, to type in. */
  secret: string;
  /** The same as an `otpauth:` link, for a QR code. */
  uri: string;
};

export type RecoveryCodesAnswer = { recoveryCodes: string[] };

export type SecondFactorCode =
  | 'SECOND_FACTOR_NEEDED'
  | 'SECOND_FACTOR_REFUSED'
  | 'SECOND_FACTOR_ON'
  | 'NO_SECOND_FACTOR'
  | 'NO_PASSWORD'
  | 'SIGN_IN_AGAIN';
