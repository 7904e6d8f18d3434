import { type Answer, serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import {
  addPasskey,
  confirmOptions,
  confirmWithPasskey,
  creationOptions,
  passkeys,
  removePasskey,
  renamePasskey,
} from '../passkeys/api.ts';
import { webauthn } from '../passkeys/store.ts';
import { PASSKEY_TEXTS } from '../passkeys/texts.ts';
import { withConfirmation } from '../sign-in/confirm-store.ts';

export type PasskeyOutcome = 'done' | 'cancelled' | { message: string };

export const $passkeys = query('passkeys', passkeys);

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

export async function changeName(id: string, name: string): Promise<PasskeyOutcome> {
  return outcomeOf(await renamePasskey(id, name));
}

/** @returns undefined when the person cancelled */
export async function confirmByPasskey(): Promise<Answer<unknown> | undefined> {
  const asked = await confirmOptions();
  if (!asked.ok) return asked;
  try {
    const { startAuthentication } = await webauthn();
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
