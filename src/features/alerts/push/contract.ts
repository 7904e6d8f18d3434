import { z as zod } from 'zod';

/** Web Push (RFC 8030): alerts while no page is open. */
export const PUSH_PATH = '/api/v1/alerts/push';

/** How many browsers one account can get push alerts in. Beyond it the oldest is removed. */
export const MAX_SUBSCRIPTIONS = 10;

export const PUSH_LIMIT = { name: 'push', calls: 60, seconds: 60 * 60 } as const;

const LONGEST = 1000;

/**
 * What the browser got from its push service. Anyone can send one, so only addresses of public servers are accepted.
 */
export const pushBody = zod.strictObject({ endpoint: zod.string().max(LONGEST).refine(isPushService) });
export type PushBody = zod.infer<typeof pushBody>;

export interface PushAnswer {
  /** For `applicationServerKey`. */
  publicKey: string;
}

function isPushService(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && isName;
}
