import { request } from 'node:https';
import { SignJWT } from 'jose';
import { site } from '../../../content/site.ts';
import { HOUR_MS } from '../../../server/durations.ts';
import type { PushKey } from '../../../server/keys.ts';
import { lookupPublic, requirePublicHost } from '../../../server/public-lookup.ts';
import type { Services } from '../../../server/services.ts';
import { removeSubscription, subscriptionsOf } from './subscriptions.server.ts';

/** The part that tests replace. @returns the status. @throws if there is no answer */
export type Post = (url: string, headers: Record<string, string>) => Promise<number>;

const TIMEOUT_MS = 10_000;
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
export async function pushAlert(services: Services, userId: string, post: Post = postPublic): Promise<void> {
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
  post: Post,
): Promise<void> {
  const { keys, log, now } = services;
  const key = [keys.push, keys.previous?.push].find((one) => one?.id === key_id);
  if (!key) return removeSubscription(services, userId, endpoint);
  try {
    const status = await post(endpoint, {
      authorization: await authorizationFor(endpoint, key, now()),
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
      topic: 'alerts',
    });
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

const postPublic: Post = (url, headers) =>
  new Promise((resolve, reject) => {
    requirePublicHost(new URL(url));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { method: 'POST', headers: { ...headers, 'content-length': '0' }, signal, lookup: lookupPublic };
    const outgoing = request(url, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
