import { type RequestError, serverMessage } from '../../../client/answer.ts';
import { query } from '../../../client/queries.ts';
import { createHook, hooks, removeHook, testHook } from './api.ts';
import type { NewAlertHook } from './contract.ts';
import { HOOK_TEXTS } from './texts.ts';

export const $hooks = query('alert-hooks', hooks);

/** @returns the secret of a webhook, or why it was not added */
export async function addHook(given: NewAlertHook): Promise<{ secret: string | null } | { message: string }> {
  const answer = await createHook(given);
  if (!answer.ok) return { message: messageOf(answer.error) };
  $hooks.revalidate();
  return { secret: answer.data.secret };
}

/** @returns why it was not removed */
export async function dropHook(id: string): Promise<string | undefined> {
  const answer = await removeHook(id);
  if (!answer.ok && answer.error.status !== 404) return messageOf(answer.error);
  $hooks.revalidate();
  return undefined;
}

/** @returns the outcome in a sentence */
export async function sendTest(id: string): Promise<string> {
  const answer = await testHook(id);
  $hooks.revalidate();
  if (!answer.ok) return messageOf(answer.error);
  const { problem, status } = answer.data.delivery;
  return problem === null ? HOOK_TEXTS.testDone : HOOK_TEXTS.testFailed(problem, status);
}

function messageOf(error: RequestError): string {
  return serverMessage(error) ?? HOOK_TEXTS.failedToSave;
}
