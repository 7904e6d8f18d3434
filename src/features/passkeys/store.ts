import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { type Answer, serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { withConfirmation } from '../sign-in/confirm-store.ts';
import type { LoginAnswer } from '../sign-in/contract.ts';
import {
  addPasskey,
  confirmOptions,
  confirmWithPasskey,
  creationOptions,
  loginOptions,
  loginWithPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
} from './api.ts';
import type { CreationOptions } from './contract.ts';
import { PASSKEY_TEXTS } from './texts.ts';

export type PasskeyOutcome = 'done' | 'cancelled' | { message: string };

export const $passkeys = query('passkeys', passkeys);

/** A passkey belongs to a host name, so none works at an IP address. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Loaded when it is needed: most people log in another way. */
const webauthn = () => import('@simplewebauthn/browser');

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
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await webauthn();
  // Offering now would break off what the button has started.
  if (autofill && (!(await browserSupportsWebAuthnAutofill()) || isPressed)) return undefined;
  try {
    const credential = await startAuthentication({ optionsJSON: asked.data.options, useBrowserAutofill: autofill });
    return await logInOnce(() => loginWithPasskey(credential));
  } catch {
    // Cancelled, timed out, or replaced by a press of the button.
    return undefined;
  }
}

export async function createPasskey(name: string): Promise<PasskeyOutcome> {
  const asked = await withConfirmation(creationOptions);
  if (!asked.ok) return outcomeOf(asked);
  const { startRegistration, WebAuthnError } = await webauthn();
  try {
    const credential = await startRegistration({ optionsJSON: asked.data.options });
    return outcomeOf(await addPasskey(name, credential));
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? { message: PASSKEY_TEXTS.alreadyHere } : 'cancelled';
  }
}

/** For a new account. @returns undefined when the person cancelled */
export async function makePasskey(options: CreationOptions): Promise<RegistrationResponseJSON | undefined> {
  const { startRegistration } = await webauthn();
  return startRegistration({ optionsJSON: options }).catch(() => undefined);
}

/** So that a password manager doesn't offer a passkey whose account was never made. */
export async function forgetPasskey({ id }: RegistrationResponseJSON): Promise<void> {
  await PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id });
}

export async function changeName(id: string, name: string): Promise<PasskeyOutcome> {
  return outcomeOf(await renamePasskey(id, name));
}

/** @returns undefined when the person cancelled */
export async function confirmByPasskey(): Promise<Answer<unknown> | undefined> {
  const asked = await confirmOptions();
  if (!asked.ok) return asked;
  const { startAuthentication } = await webauthn();
  try {
    const credential = await startAuthentication({ optionsJSON: asked.data.options });
    return await confirmWithPasskey(credential);
  } catch {
    return undefined;
  }
}

export async function dropPasskey(id: string): Promise<PasskeyOutcome> {
  const answer = await withConfirmation(() => removePasskey(id));
  return !answer.ok && answer.error.status === 404 ? outcomeOf({ ok: true, data: null }) : outcomeOf(answer);
}

function outcomeOf(answer: Answer<unknown>): PasskeyOutcome {
  if (answer.ok) {
    $passkeys.revalidate();
    return 'done';
  }
  return { message: serverMessage(answer.error) ?? answer.error.message ?? '' };
}
