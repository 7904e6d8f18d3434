export const API_KEY_PATHS = {
  keys: '/api/v1/api-keys',
  key: '/api/v1/api-keys/{apiKeyId}',
} as const;

/** What a key may be used for. None of them changes anything. */
export const SCOPES = ['check', 'scans:read', 'alerts:read', 'tasks:read'] as const;
export type Scope = (typeof SCOPES)[number];

export const API_KEY_CHANGE_LIMIT = { name: 'api-keys', calls: 30, seconds: 60 * 60 };
export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME_LENGTH = 60;
/** Days that a key works; null: until it is revoked. */
export const KEY_DAYS = [30, 90, 365, null] as const;
export type KeyDays = (typeof KEY_DAYS)[number];

export interface NewApiKey {
  name: string;
  scopes: Scope[];
  days: KeyDays;
}

export interface ApiKey {
  id: string;
  name: string;
  /** How the key starts, to recognize it. */
  prefix: string;
  scopes: Scope[];
  /** ISO 8601, like the other times. */
  createdAt: string;
  /** Null: never. */
  expiresAt: string | null;
  /** To the minute. */
  lastUsedAt: string | null;
}

export type ApiKeysAnswer = { keys: ApiKey[] };

/** The only answer with the key itself: we store its hash. */
export type NewApiKeyAnswer = { key: string; stored: ApiKey };

export type ApiKeyCode = 'TOO_MANY_KEYS' | 'NOT_FOUND';
