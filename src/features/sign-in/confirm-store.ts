import { atom } from 'nanostores';
import { type Answer, serverCode } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import {
  type CodeRequestAnswer,
  type ConfirmCodeBody,
  type ConfirmPasswordBody,
  type DoneAnswer,
  PASSWORD_PATHS,
} from '../password/contract.ts';

/** The question that is waiting for an answer. */
export const $confirming = atom<((isConfirmed: boolean) => void) | null>(null);

/** If the server requires it, asks the user to confirm who they are, and calls again. */
export async function withConfirmation<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call();
  if (answer.ok || serverCode(answer.error) !== 'SIGN_IN_AGAIN') return answer;
  const isConfirmed = await new Promise<boolean>((resolve) => {
    // One question at a time; an earlier one is cancelled.
    $confirming.get()?.(false);
    $confirming.set(resolve);
  });
  $confirming.set(null);
  return isConfirmed ? call() : answer;
}

export function confirmByPassword(body: ConfirmPasswordBody): Promise<Answer<DoneAnswer>> {
  return request({ method: 'POST', path: PASSWORD_PATHS.confirm, body });
}

export function emailConfirmingCode(): Promise<Answer<CodeRequestAnswer>> {
  return request({ method: 'POST', path: PASSWORD_PATHS.confirmCodeRequest });
}

export function confirmByCode(body: ConfirmCodeBody): Promise<Answer<DoneAnswer>> {
  return request({ method: 'POST', path: PASSWORD_PATHS.confirmCode, body });
}
