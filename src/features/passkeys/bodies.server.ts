import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { inOneLine } from '../../server/one-line.ts';
import { passwordRegisterBody, verifyOtpBody } from '../password/contract.ts';
import { LONGEST_PASSKEY_NAME } from './contract.ts';

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

const name = z.string().overwrite(inOneLine).trim().max(LONGEST_PASSKEY_NAME);

export const addPasskeyBody = z.object({ name, credential: created });
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;

export const renamePasskeyBody = z.object({ name: name.min(1) });
export type RenamePasskeyBody = z.infer<typeof renamePasskeyBody>;

export const passkeyRegisterOptionsBody = passwordRegisterBody.pick({ email: true });
export type PasskeyRegisterOptionsBody = z.infer<typeof passkeyRegisterOptionsBody>;

export const passkeyRegisterBody = verifyOtpBody.pick({ requestId: true, otp: true }).extend({ credential: created });
export type PasskeyRegisterBody = z.infer<typeof passkeyRegisterBody>;

export const passkeyLoginBody = z.object({ credential: asserted });
export type PasskeyLoginBody = z.infer<typeof passkeyLoginBody>;
