import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CodeRequestAnswer } from '../password/contract.ts';

export const PASSKEY_PATHS = {
  passkeys: '/api/v1/auth/passkeys',
  passkey: '/api/v1/auth/passkeys/{passkeyId}',
  creationOptions: '/api/v1/auth/passkeys/options',
  register: '/api/v1/auth/register/passkey',
  registerOptions: '/api/v1/auth/register/passkey/options',
  login: '/api/v1/auth/login/passkey',
  loginOptions: '/api/v1/auth/login/passkey/options',
  confirm: '/api/v1/auth/confirm/passkey',
  confirmOptions: '/api/v1/auth/confirm/passkey/options',
} as const;

/** Each visit of the login page asks for options. */
export const PASSKEY_LOGIN_LIMIT = { name: 'passkey-login', perClient: { calls: 120, seconds: 10 * 60 } };
export const PASSKEY_CHANGE_LIMIT = { name: 'passkeys', calls: 30, seconds: 60 * 60 };
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()` (WebAuthn, 5.1.9). Bytes are in base64url. */
export interface CreationOptions extends Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'> {
  /** Comes back in `clientDataJSON`. */
  challenge: string;
  /** In milliseconds. */
  timeout?: number;
  extensions?: { credProps?: boolean };
}

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()` (WebAuthn, 5.1.10). Bytes are in base64url. */
export interface RequestOptions extends Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'> {
  /** Comes back in `clientDataJSON`. */
  challenge: string;
  /** In milliseconds. */
  timeout?: number;
}

export type CreationOptionsAnswer = { options: CreationOptions };
export type RegistrationOptionsAnswer = CodeRequestAnswer & CreationOptionsAnswer;
export type LoginOptionsAnswer = { options: RequestOptions };

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
