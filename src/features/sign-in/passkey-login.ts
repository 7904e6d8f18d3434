import { logInByPasskey } from '../passkeys/store.ts';
import { enter } from './store.ts';

export async function enterByPasskey(): Promise<void> {
  const answer = await logInByPasskey();
  if (answer) enter(answer);
}

/** In the email field's suggestions, if the browser supports it. */
export async function offerPasskeys(): Promise<void> {
  const isOffered = await PublicKeyCredential.isConditionalMediationAvailable?.();
  const answer = isOffered ? await logInByPasskey({ autofill: true }) : undefined;
  if (answer) enter(answer);
}
