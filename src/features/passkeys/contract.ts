import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export const PASSKEY_PATHS = {
  passkeys: '/api/v1/auth/passkeys',
  passkey: '/api/v1/auth/passkeys/{passkeyId}',
  creationOptions: '/api/v1/auth/passkeys/options',
  login: '/api/v1/auth/login/passkey',
  loginOptions: '/api/v1/auth/login/passkey/options',
  confirm: '/api/v1/auth/confirm/passkey',
  confirmOptions: '/api/v1/auth/confirm/passkey/options',
} as const;

/** Each visit of the login page asks for options. */
export const PASSKEY_LOGIN_LIMIT = { name: 'passkey-login', perClient: { calls: 120, seconds: 10 * 60 } };
export const PASSKEY_CHANGE_LIMIT = { name: 'passkeys', calls: 30, seconds: 60 * 60 };
export const MOST_PASSKEYS = 20;
export const LONGEST_PASSKEY_NAME = 60;

export type CreationOptionsAnswer = { options: PublicKeyCredentialCreationOptionsJSON };
export type LoginOptionsAnswer = { options: PublicKeyCredentialRequestOptionsJSON };

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601, like `lastUsedAt`. */
  createdAt: string;
  lastUsedAt: string | null;
}

export type PasskeysAnswer = { passkeys: Passkey[] };

export type PasskeyCode =
  | 'PASSKEY_REFUSED'
  | 'PASSKEY_EXISTS'
  | 'TOO_MANY_PASSKEYS'
  | 'LAST_WAY_IN'
  | 'SIGN_IN_AGAIN'
  | 'NOT_FOUND';
