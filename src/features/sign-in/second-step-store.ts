import { atom } from 'nanostores';
import { type Answer, serverCode, serverMessage } from '../../client/answer.ts';
import type { SecondFactorCode } from '../password/second-factor/contract.ts';
import type { LoginAnswer } from './contract.ts';

type LogIn = (secondFactor: string) => Promise<Answer<Partial<LoginAnswer>>>;

/** A log-in that waits for its second step, with its problem. It contains the password, in memory only. */
export const $secondStep = atom<{ logIn: LogIn; busy: boolean; error?: string | undefined } | null>(null);

/** @returns whether the user has to enter a code first */
export function asksForSecondFactor(answer: Answer<unknown>, logIn: LogIn): boolean {
  if (answer.ok || serverCode(answer.error) !== ('SECOND_FACTOR_NEEDED' satisfies SecondFactorCode)) return false;
  $secondStep.set({ logIn, busy: false });
  return true;
}

/** @returns the answer that logs in; problems are in the store */
export async function takeSecondStep(code: string): Promise<Answer<Partial<LoginAnswer>> | undefined> {
  const step = $secondStep.get();
  if (!step || step.busy) return undefined;
  const { logIn } = step;
  $secondStep.set({ logIn, busy: true });
  const answer = await logIn(code);
  if (answer.ok) return answer;
  $secondStep.set({ logIn, busy: false, error: serverMessage(answer.error) ?? answer.error.message });
  return undefined;
}
