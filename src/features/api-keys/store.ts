import { type Answer, serverMessage } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { withConfirmation } from '../sign-in/confirm-store.ts';
import { apiKeys, createApiKey, revokeAllApiKeys, revokeApiKey } from './api.ts';
import type { NewApiKey } from './contract.ts';
import { API_KEY_TEXTS } from './texts.ts';

/** The new key, or why it wasn't created. */
export type CreationOutcome = { key: string } | { message: string };

export const $apiKeys = query('api-keys', apiKeys);

export async function addApiKey(given: NewApiKey): Promise<CreationOutcome> {
  const answer = await withConfirmation(() => createApiKey(given));
  if (answer.ok) {
    $apiKeys.revalidate();
    return { key: answer.data.key };
  }
  return { message: messageOf(answer) };
}

/** @returns why it was not revoked */
export async function dropApiKey(id: string): Promise<string | undefined> {
  const answer = await revokeApiKey(id);
  if (!answer.ok && answer.error.status !== 404) return messageOf(answer);
  $apiKeys.revalidate();
  return undefined;
}

/** @returns why they were not revoked */
export async function dropAllApiKeys(): Promise<string | undefined> {
  const answer = await revokeAllApiKeys();
  if (!answer.ok) return messageOf(answer);
  $apiKeys.revalidate();
  return undefined;
}

function messageOf(answer: Answer<unknown>): string {
  return (answer.ok ? undefined : serverMessage(answer.error)) ?? API_KEY_TEXTS.failed;
}
