import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { Answer } from '../../client/answer.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import { loginOptions, loginWithPasskey } from './api.ts';
import type { CreationOptions } from './contract.ts';

/** A passkey belongs to a host name, so none works at an IP address. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Loaded when it is needed: most people log in another way. */
export const webauthn = () => import('@simplewebauthn/browser');

let isLoggingIn = false;

/** The suggestion and the button may both be answered; the second session would end the first. */
async function logInOnce(logIn: () => Promise<Answer<LoginAnswer>>): Promise<Answer<LoginAnswer> | undefined> {
  if (isLoggingIn) return undefined;
  isLoggingIn = true;
  const answer = await logIn();
  isLoggingIn = answer.ok;
  // The Back button restores this page as it was left.
  if (answer.ok) window.addEventListener('pageshow', () => (isLoggingIn = false), { once: true });
  return answer;
}

let isPressed = false;

/** @returns undefined when the person cancelled */
export async function logInByPasskey({ autofill = false } = {}): Promise<Answer<LoginAnswer> | undefined> {
  if (!autofill) isPressed = true;
  const asked = await loginOptions();
  if (!asked.ok) return autofill ? undefined : asked;
  try {
    const { startAuthentication, browserSupportsWebAuthnAutofill } = await webauthn();
    // Offering now would interrupt what the button has started.
    if (autofill && (!(await browserSupportsWebAuthnAutofill()) || isPressed)) return undefined;
    const credential = await startAuthentication({ optionsJSON: asked.data.options, useBrowserAutofill: autofill });
    return await logInOnce(() => loginWithPasskey(credential));
  } catch {
    // Cancelled, timed out, or replaced by a press of the button.
    return undefined;
  }
}

/** For a new account. @returns undefined when the person cancelled */
export async function makePasskey(options: CreationOptions): Promise<RegistrationResponseJSON | undefined> {
  try {
    const { startRegistration } = await webauthn();
    return await startRegistration({ optionsJSON: options });
  } catch {
    return undefined;
  }
}

/** So that a password manager doesn't offer a passkey whose account was never created. */
export async function forgetPasskey({ id }: RegistrationResponseJSON): Promise<void> {
  // Password managers without this signal keep it.
  await PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id }).catch(() => {});
}
