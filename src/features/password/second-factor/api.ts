import type { Answer } from '../../../client/answer.ts';
import { request } from '../../../client/request.ts';
import type { DoneAnswer } from '../contract.ts';
import { type RecoveryCodesAnswer, SECOND_FACTOR_PATHS, type SecondFactorAnswer } from './contract.ts';

export function startSecondFactor(): Promise<Answer<SecondFactorAnswer>> {
  return request({ method: 'POST', path: SECOND_FACTOR_PATHS.secondFactor });
}

export function confirmSecondFactor(code: string): Promise<Answer<RecoveryCodesAnswer>> {
  return request({ method: 'POST', path: SECOND_FACTOR_PATHS.confirm, body: { code } });
}

export function renewRecoveryCodes(): Promise<Answer<RecoveryCodesAnswer>> {
  return request({ method: 'POST', path: SECOND_FACTOR_PATHS.recoveryCodes });
}

export function removeSecondFactor(): Promise<Answer<DoneAnswer>> {
  return request({ method: 'DELETE', path: SECOND_FACTOR_PATHS.secondFactor });
}
