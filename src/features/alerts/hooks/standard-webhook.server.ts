import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks 1.0.0: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const SECRET_MARK = 'whsec_';

export function newWebhookSecret(): string {
  return SECRET_MARK + randomBytes(32).toString('base64');
}

interface SignedMessage {
  /** The same with each attempt. */
  id: string;
  /** Of this attempt, in milliseconds. */
  now: number;
  body: string;
}

/** The signature covers id and time, so that a receiver can refuse a replayed message. */
export function webhookHeaders(secret: string, { id, now, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(SECRET_MARK.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
