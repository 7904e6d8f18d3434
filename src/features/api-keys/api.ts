import type { Answer } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { API_KEY_PATHS, type ApiKeysAnswer, type NewApiKey, type NewApiKeyAnswer } from './contract.ts';

export function apiKeys(): Promise<Answer<ApiKeysAnswer>> {
  return request({ method: 'GET', path: API_KEY_PATHS.keys });
}

export function createApiKey(body: NewApiKey): Promise<Answer<NewApiKeyAnswer>> {
  return request({ method: 'POST', path: API_KEY_PATHS.keys, body });
}

export function revokeAllApiKeys(): Promise<Answer<{ ok: true }>> {
  return request({ method: 'DELETE', path: API_KEY_PATHS.keys });
}

export function revokeApiKey(apiKeyId: string): Promise<Answer<{ ok: true }>> {
  return request({ method: 'DELETE', path: API_KEY_PATHS.key, params: { apiKeyId } });
}
