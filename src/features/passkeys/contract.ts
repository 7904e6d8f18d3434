import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';

export const PASSKEY_PATHS = {
  passkeys: '/api/v1/auth/passkeys',
  passkey: '/api/v1/auth/passkeys/{passkeyId}',
  creationOptions: '/api/v1/auth/passkeys/options',
  login: '/api/v1/auth/login/passkey',
  loginOptions: '/api/v1/auth/login/passkey/options',
} as const;

/** Each visit of the login page asks for options. */
export const PASSKEY_LOGIN_LIMIT = { name: 'passkey-login', perClient: { calls: 120, seconds: 10 * 60 } };
export const PASSKEY_CHANGE_LIMIT = { name: 'passkeys', calls: 30, seconds: 60 * 60 };
export const MOST_PASSKEYS = 20;
/** How recent the login must be to add or remove one. */
export const PASSKEY_SIGN_IN_MINUTES = 10;

const LONGEST_NAME = 60;
const base64url = z.base64url().min(1).max(8192);
const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: z.literal('public-key') };
const extensions = z.record(z.string(), z.unknown());

/** The JSON that browsers make of their answers (WebAuthn, 5.1). */
const created: z.ZodType<RegistrationResponseJSON> = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
  clientExtensionResults: extensions,
}) as never;

const asserted: z.ZodType<AuthenticationResponseJSON> = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.max(128).optional(),
  }),
  clientExtensionResults: extensions,
}) as never;

export const addPasskeyBody = z.object({ name: z.string().trim().max(LONGEST_NAME), credential: created });
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;

export const passkeyLoginBody = z.object({ credential: asserted });
export type PasskeyLoginBody = z.infer<typeof passkeyLoginBody>;

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

export type PasskeyCode = 'PASSKEY_REFUSED' | 'PASSKEY_EXISTS' | 'TOO_MANY_PASSKEYS' | 'SIGN_IN_AGAIN' | 'NOT_FOUND';
