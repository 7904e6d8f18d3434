import { rememberDisplayed } from '../../../src/features/mailbox/displayed-emails.server.ts';
import type { Schema } from '../../../src/server/db/schema.ts';
import { storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import type { Services } from '../../../src/server/services.ts';
import { signedIn } from '../../support/people.ts';

/** How each table relates to an account. A new table must be added to one of the two. */
export const PERSONAL = [
  'users',
  'identities',
  'passwords',
  'passkeys',
  'api_keys',
  'second_factors',
  'recovery_codes',
  'code_requests',
  'sessions',
  'refresh_tokens',
  'mailbox_grants',
  'displayed_emails',
  'form_messages',
  'outbox',
  'waitlist_entries',
  'monitors',
  'queued_emails',
  'scans',
  'scan_analyses',
  'corrections',
  'finding_corrections',
  'alerts',
  'push_subscriptions',
  'alert_hooks',
  'hook_deliveries',
  'sender_histories',
  'correspondents',
  'suggestions',
  'invitations',
  'tasks',
  'calendar_feeds',
  'shared_verdicts',
] as const satisfies (keyof Schema)[];

export const OF_NOBODY = {
  reports: 'reports name nobody: only their receipt, of which a hash is stored, leads to them',
  day_keys: 'keys of days',
  erasures: 'hashes of receipts',
  call_counts: 'keyed pseudonyms that run out within the day',
  used_challenges: 'hashes of random challenges',
  database_identity: 'the random id of the database',
};

/** A user who has used every feature, so that each table of `PERSONAL` has a row of theirs. */
export async function everythingOf(services: Services, name: string) {
  const { db, now } = services;
  const session = await signedIn(services, name);
  const { id, email } = session.user;
  const changed_at = now();
  await db
    .insertInto('passwords')
    .values({ user_id: id, hash: `$argon2id$of-${name}`, changed_at })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      id: `passkey-of-${name}`,
      user_id: id,
      credential_id: `credential-of-${name}`,
      public_key: `public-key-of-${name}`,
      signatures: 0,
      transports: '[]',
      name: 'Phone',
      created_at: changed_at,
      used_at: null,
    })
    .execute();
  await db
    .insertInto('api_keys')
    .values({
      ...{ id: `key-of-${name}`, user_id: id, key_hash: `key-hash-of-${name}`, prefix: 'llk_AbCdEf' },
      ...{ name: `Mail server of ${name}`, scopes: 'check', created_at: now(), expires_at: null, used_at: null },
    })
    .execute();
  await db
    .insertInto('second_factors')
    .values({ user_id: id, sealed_secret: `sealed-secret-of-${name}`, last_step: 0, confirmed_at: changed_at })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ id: `recovery-code-of-${name}`, user_id: id, hash: `$argon2id$code-of-${name}` })
    .execute();
  const oauth = { accessToken: `ya29.${name}`, accessTokenExpiresAt: now() + 3_600_000, refreshToken: `1//${name}` };
  await storeGrant(services, id, { provider: 'google', address: `${name}@gmail.example`, ...oauth });
  await rememberDisplayed(services, { userId: id, connection: 'one' }, `message-of-${name}`, {
    subject: 'Hello',
    body: name,
  });
  await db
    .insertInto('code_requests')
    .values({
      id: `code-request-of-${name}`,
      purpose: 'reset',
      email,
      password_hash: null,
      code_hash: `code-hash-of-${name}`,
      code_expires_at: now() + 600_000,
      guesses: 0,
      expires_at: now() + 600_000,
    })
    .execute();
  const applicant = { work_email: email, user_type: 'Individual', applicant_name: `Name of ${name}` } as const;
  await db
    .insertInto('waitlist_entries')
    .values({ ...applicant, team_size: null, joined_at: now() })
    .execute();
  // The address as it was typed, and only in one field of several.
  const fields = JSON.stringify({ Name: `Name of ${name}`, Email: email.toUpperCase(), Message: `Message of ${name}` });
  const message = { id: `form-message-of-${name}`, form_id: 'contact', fields, spam: 0 } as const;
  await db
    .insertInto('form_messages')
    .values({ ...message, received_at: now(), answered_at: null })
    .execute();
  await db.transaction().execute(async (trx) => {
    await services.outbox.write(trx, { subject: `About ${name}`, text: `From ${name}` }, { messageId: message.id });
    await services.outbox.write(trx, { to: email, subject: `To ${name}`, text: `Code of ${name}: 123456` });
  });
  await scannedMailOf(services, id, name);
  return session;
}

async function scannedMailOf({ db, now }: Services, userId: string, name: string): Promise<void> {
  const user_id = userId;
  const mailbox = `${name}@gmail.example`;
  const never = {
    consented_at: null,
    consent_version: `version-of-${name}`,
    consented_mailbox: mailbox,
    problem: null,
    lease_owner: null,
    lease_until: 0,
    sent_cursor: `1-${name.length}`,
    sent_read_at: 0,
  };
  const counts = {
    failures: 0,
    due_at: 0,
    watched_until: 0,
    emails: 1,
    scanned: 1,
    alerts: 1,
    unread: 1,
    erasures: 0,
    mails_since: 0,
    mails_sent: 0,
  };
  await db
    .insertInto('monitors')
    .values({ user_id, mailbox, threshold: 'Medium', mails_alerts: 0, ...never, ...counts })
    .execute();
  const waiting = { found_at: now(), position: 0, earlier: 0, attempts: 0, retry_at: 0 } as const;
  await db
    .insertInto('queued_emails')
    .values({ user_id, mailbox, message_id: `waiting-of-${name}`, ...waiting, last_error: null, given_up_at: null })
    .execute();
  const scan_id = `scan-of-${name}`;
  await db
    .insertInto('scans')
    .values({
      ...{ id: scan_id, user_id, mailbox, message_id: `scanned-of-${name}`, arrived_at: now(), scanned_at: now() },
      ...{ sender: `fraud-of-${name}@sender.example`, sender_name: `Fraud of ${name}`, subject: `Prize of ${name}` },
      ...{ search_text: `prize of ${name}`, severity: 'High', category: 'phishing', kind: 'credential phishing' },
      ...{ verdict: 'dangerous', confidence: 90, brand: `Brand of ${name}`, first_contact: 0, engine_version: '1' },
    })
    .execute();
  const analysis = JSON.stringify({ conclusion: `Conclusion of ${name}`, signals: [] });
  await db.insertInto('scan_analyses').values({ scan_id, analysis }).execute();
  const corrected = { user_id, scan_id, corrected_at: now() };
  await db
    .insertInto('corrections')
    .values({
      ...{ ...corrected, id: `correction-of-${name}`, sender: `fraud-of-${name}@sender.example`, proof: '' },
      ...{ opinion: 'dangerous', reason: `Opinion of ${name}`, covers_email: 1, covers_sender: 1 },
    })
    .execute();
  await db
    .insertInto('finding_corrections')
    .values({ ...corrected, signal_id: 'wording', reason: 'other', note: `Note of ${name}` })
    .execute();
  const session = await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  await db
    .insertInto('push_subscriptions')
    .values({
      ...{ endpoint: `https://push.example/${name}`, user_id, session_id: session.id, key_id: `key of ${name}` },
      created_at: now(),
    })
    .execute();
  const hook = { id: `hook-of-${name}`, user_id, kind: 'webhook', host: `${name}.hooks.example`, failures: 0 } as const;
  await db
    .insertInto('alert_hooks')
    .values({ ...hook, sealed_target: `target-of-${name}`, created_at: now(), disabled_at: null })
    .execute();
  await db
    .insertInto('hook_deliveries')
    .values({
      ...{ id: `delivery-of-${name}`, hook_id: hook.id, scan_id, created_at: now(), attempts: 1, retry_at: null },
      ...{ delivered_at: now(), status: 204, problem: null },
    })
    .execute();
  await db.insertInto('alerts').values({ user_id, number: 1, scan_id, raised_at: now(), read_at: null }).execute();
  await db
    .insertInto('sender_histories')
    .values({
      user_id,
      sender_key: `sender-key-of-${name}`,
      history: JSON.stringify({ emails: 3, firstSeen: '2026-11-20' }),
    })
    .execute();
  await db
    .insertInto('correspondents')
    .values({ user_id, entry_key: `entry-key-of-${name}`, kind: 'address', emails: 7, sealed_domain: null })
    .execute();
  const due = { kind: 'task', due: '2099-01-01', minutes: null, location: null, made_at: now() } as const;
  await db
    .insertInto('suggestions')
    .values({
      ...{ id: `suggestion-of-${name}`, user_id, scan_id, title: `Suggestion of ${name}`, ...due },
      ...{ quote: `Quote of ${name}`, quoted_from: 'body', confidence: 'high', asker: null, dismissed_at: null },
    })
    .execute();
  await db
    .insertInto('invitations')
    .values({ user_id, invitation: `invitation-hash-of-${name}`, scan_id, revision: 0 })
    .execute();
  await db
    .insertInto('tasks')
    .values({
      id: `task-of-${name}`,
      user_id,
      scan_id,
      title: `Task of ${name}`,
      ...due,
      done_at: null,
      changed_at: now(),
    })
    .execute();
  await db
    .insertInto('calendar_feeds')
    .values({ user_id, token_hash: `feed-hash-of-${name}`, made_at: now() })
    .execute();
  const payload = Buffer.from(JSON.stringify({ analysis: { conclusion: `Shared of ${name}` } })).toString('base64url');
  await db
    .insertInto('shared_verdicts')
    .values({
      ...{
        id: `link-of-${name}`,
        user_id,
        receipt_hash: null,
        scan_id: null,
        emailed_to: JSON.stringify([{ address: `friend-of-${name}@example.org`, at: '2026-11-20T00:00:00.000Z' }]),
        shared_at: now(),
        expires_at: now() + 86_400_000,
      },
      statement: JSON.stringify({ payload, protected: 'e30', signature: name }),
    })
    .execute();
}
