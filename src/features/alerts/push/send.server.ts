import { SignJWT } from 'jose';
import { site } from '../../../content/site.ts';
import { HOUR_MS } from '../../../server/durations.ts';
import type { PushKey } from '../../../server/keys.ts';
import { type PostPublic, postPublic } from '../../../server/public-request.ts';
import type { Services } from '../../../server/services.ts';
import { removeSubscription, subscriptionsOf } from './subscriptions.server.ts';

/** An alert that reaches a device later than this is no longer news. */
const KEPT_SECONDS = 4 * 60 * 60;
/** RFC 8292 allows up to 24 hours. */
const SIGNED_FOR_MS = 12 * HOUR_MS;
/** The push service no longer knows the subscription. */
const GONE = new Set([404, 410]);

/**
 * Wakes the browsers that asked for it. The message has no body, so the push service learns nothing about an email, and
 * there is nothing to encrypt. A newer message replaces one that was not delivered yet. Never throws.
 */
export async function pushAlert(services: Services, userId: string, post: PostPublic = postPublic): Promise<void> {
  try {
    const subscriptions = await subscriptionsOf(services, userId);
    await Promise.all(subscriptions.map((one) => pushTo(services, userId, one, post)));
  } catch (error) {
    services.log.error({ err: error }, 'alerts could not be pushed');
  }
}

async function pushTo(
  services: Services,
  userId: string,
  { endpoint, key_id }: { endpoint: string; key_id: string },
  post: PostPublic,
): Promise<void> {
  const { keys, log, now } = services;
  const key = [keys.push, keys.previous?.push].find((one) => one?.id === key_id);
  if (!key) return removeSubscription(services, userId, endpoint);
  try {
    const headers = {
      authorization: await authorizationFor(endpoint, key, now()),
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
      topic: 'alerts',
    };
    const status = await post({ url: endpoint, headers, body: '' });
    if (GONE.has(status)) await removeSubscription(services, userId, endpoint);
    else if (status >= 400) log.warn({ status, service: new URL(endpoint).host }, 'a push service refused an alert');
  } catch (error) {
    log.warn({ err: error, service: new URL(endpoint).host }, 'a push service could not be reached');
  }
}

/** Voluntary application server identification (RFC 8292). */
async function authorizationFor(endpoint: string, { id, privateKey }: PushKey, now: number): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(`mailto:${site.supportEmail}`)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + SIGNED_FOR_MS))
    .sign(privateKey);
  return `vapid t=${token}, k=${id}`;
}
