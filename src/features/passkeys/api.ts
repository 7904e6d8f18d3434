import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { Answer } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import type { VerifyOtpBody } from '../password/contract.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import {
  type CreationOptionsAnswer,
  type LoginOptionsAnswer,
  PASSKEY_PATHS,
  type PasskeysAnswer,
  type RegistrationOptionsAnswer,
} from './contract.ts';

export function passkeys(): Promise<Answer<PasskeysAnswer>> {
  return request({ method: 'GET', path: PASSKEY_PATHS.passkeys });
}

export function creationOptions(): Promise<Answer<CreationOptionsAnswer>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.creationOptions });
}

export function addPasskey(name: string, credential: RegistrationResponseJSON): Promise<Answer<{ ok: true }>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.passkeys, body: { name, credential } });
}

export function removePasskey(passkeyId: string): Promise<Answer<{ ok: true }>> {
  return request({ method: 'DELETE', path: PASSKEY_PATHS.passkey, params: { passkeyId } });
}

export function renamePasskey(passkeyId: string, name: string): Promise<Answer<{ ok: true }>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.passkey, params: { passkeyId }, body: { name } });
}

export function registrationOptions(email: string): Promise<Answer<RegistrationOptionsAnswer>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.registerOptions, body: { email }, anonymous: true });
}

export function registerWithPasskey(
  body: VerifyOtpBody & { credential: RegistrationResponseJSON },
): Promise<Answer<LoginAnswer>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.register, body, anonymous: true });
}

export function confirmOptions(): Promise<Answer<LoginOptionsAnswer>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.confirmOptions });
}

export function confirmWithPasskey(credential: AuthenticationResponseJSON): Promise<Answer<{ ok: true }>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.confirm, body: { credential } });
}

export function loginOptions(): Promise<Answer<LoginOptionsAnswer>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.loginOptions, anonymous: true });
}

export function loginWithPasskey(credential: AuthenticationResponseJSON): Promise<Answer<LoginAnswer>> {
  return request({ method: 'POST', path: PASSKEY_PATHS.login, body: { credential }, anonymous: true });
}
