import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z as zod } from 'zod';
import { inOneLine } from '../../server/one-line.ts';
import { passwordRegisterBody, verifyOtpBody } from '../password/contract.ts';
import { MAX_PASSKEY_NAME_LENGTH } from './contract.ts';

const base64url = zod.base64url().min(1).max(8192);
const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: zod.literal('public-key') };
const extensions = zod.record(zod.string(), zod.unknown());

/** The JSON that browsers make of their answers (WebAuthn, 5.1). */
const created: zod.ZodType<RegistrationResponseJSON> = zod.looseObject({
  ...credential,
  response: zod.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: zod.array(zod.string().max(32)).max(8).optional(),
  }),
  clientExtensionResults: extensions,
}) as never;

const asserted: zod.ZodType<AuthenticationResponseJSON> = zod.looseObject({
  ...credential,
  response: zod.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.max(128).optional(),
  }),
  clientExtensionResults: extensions,
}) as never;

const name = zod.string().overwrite(inOneLine).trim().max(MAX_PASSKEY_NAME_LENGTH);

export const addPasskeyBody = zod.object({ name, credential: created });
export type AddPasskeyBody = zod.infer<typeof addPasskeyBody>;

export const renamePasskeyBody = zod.object({ name: name.min(1) });
export type RenamePasskeyBody = zod.infer<typeof renamePasskeyBody>;

export const passkeyRegisterOptionsBody = passwordRegisterBody.pick({ email: true });
export type PasskeyRegisterOptionsBody = zod.infer<typeof passkeyRegisterOptionsBody>;

export const passkeyRegisterBody = verifyOtpBody.pick({ requestId: true, otp: true }).extend({ credential: created });
export type PasskeyRegisterBody = zod.infer<typeof passkeyRegisterBody>;

export const passkeyLoginBody = zod.object({ credential: asserted });
export type PasskeyLoginBody = zod.infer<typeof passkeyLoginBody>;
