import type { Answer } from '../../../client/answer.ts';
import { request } from '../../../client/request.ts';
import {
  HOOK_PATHS,
  type HooksAnswer,
  type HookTestAnswer,
  type NewAlertHook,
  type NewHookAnswer,
} from './contract.ts';

export function hooks(): Promise<Answer<HooksAnswer>> {
  return request({ method: 'GET', path: HOOK_PATHS.hooks });
}

export function createHook(body: NewAlertHook): Promise<Answer<NewHookAnswer>> {
  return request({ method: 'POST', path: HOOK_PATHS.hooks, body });
}

export function removeHook(hookId: string): Promise<Answer<{ ok: true }>> {
  return request({ method: 'DELETE', path: HOOK_PATHS.hook, params: { hookId } });
}

export function testHook(hookId: string): Promise<Answer<HookTestAnswer>> {
  return request({ method: 'POST', path: HOOK_PATHS.test, params: { hookId } });
}
