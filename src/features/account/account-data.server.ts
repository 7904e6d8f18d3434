import { readGrant } from '../../server/mailbox/grant-store.ts';
import type { Services } from '../../server/services.ts';
import { hooksOf } from '../alerts/hooks/hooks.server.ts';
import { apiKeysOf } from '../api-keys/api-keys.server.ts';
import { describeSecondFactor } from '../password/second-factor/state.server.ts';
import { lowerRecipient, messagesOf } from './by-address.server.ts';
import type { AccountData } from './contract.ts';
import { ACCOUNT_DATA_TEXTS } from './texts.ts';

export async function collectData(services: Services, user: { userId: string; email: string }): Promise<AccountData> {
  const { userId, email } = user;
  const [account, waitlist, messages, outbox, codeRequests] = await Promise.all([
    readAccount(services, userId),
    services.db.selectFrom('waitlist_entries').selectAll().where('work_email', '=', email).executeTakeFirst(),
    messagesOf(services.db, email),
    services.db.selectFrom('outbox').select(['mail', 'written_at']).where(lowerRecipient, '=', email).execute(),
    services.db.selectFrom('code_requests').select(['purpose', 'expires_at']).where('email', '=', email).execute(),
  ]);
  return {
    exportedAt: iso(services.now()),
    account,
    identities: await readIdentities(services, userId),
    sessions: await readSessions(services, userId),
    passkeys: await readPasskeys(services, userId),
    apiKeys: (await apiKeysOf(services, userId)).map(({ id, ...key }) => key),
    secondFactor: await describeSecondFactor(services.db, userId),
    pushes: await readPushes(services, userId),
    alertHooks: await readHooks(services, userId),
    mailbox: await readMailbox(services, userId),
    shownEmails: await readShown(services, userId),
    codeRequests: codeRequests.map(({ purpose, expires_at }) => ({ purpose, endsAt: iso(expires_at) })),
    waitlist: waitlist
      ? {
          userType: waitlist.user_type,
          applicantName: waitlist.applicant_name,
          teamSize: waitlist.team_size,
          joinedAt: iso(waitlist.joined_at),
        }
      : null,
    messages: messages.map(({ form_id, fields, received_at, answered_at }) => ({
      form: form_id,
      fields,
      receivedAt: iso(received_at),
      answeredAt: isoOrNull(answered_at),
    })),
    // Without the text, which may contain a code for the owner of the mailbox.
    mails: outbox.map(({ mail, written_at }) => ({ subject: subjectOf(mail), writtenAt: iso(written_at) })),
    notes: [...ACCOUNT_DATA_TEXTS.notes],
  };
}

async function readAccount({ db }: Services, userId: string): Promise<AccountData['account']> {
  const row = await db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['id', 'email', 'created_at', 'changed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { id, email } = row;
  return { id, email, createdAt: iso(row.created_at), passwordChangedAt: isoOrNull(row.changed_at) };
}

async function readIdentities({ db }: Services, userId: string): Promise<AccountData['identities']> {
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'email', 'linked_at', 'used_at', 'tells_time'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute();
  return rows.map(({ issuer, subject, email, linked_at, used_at, tells_time }) => ({
    issuer,
    subject,
    email,
    linkedAt: iso(linked_at),
    lastUsedAt: isoOrNull(used_at),
    tellsTime: tells_time === null ? null : tells_time === 1,
  }));
}

async function readPasskeys({ db }: Services, userId: string): Promise<AccountData['passkeys']> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ name, created_at, used_at }) => ({
    name,
    createdAt: iso(created_at),
    lastUsedAt: isoOrNull(used_at),
  }));
}

async function readPushes({ db }: Services, userId: string): Promise<AccountData['pushes']> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint, created_at }) => ({ service: new URL(endpoint).host, since: iso(created_at) }));
}

async function readHooks(services: Services, userId: string): Promise<AccountData['alertHooks']> {
  const hooks = await hooksOf(services, userId);
  return Promise.all(
    hooks.map(async ({ id, kind, host, created_at, disabled_at }) => ({
      ...{ kind, host, since: iso(created_at), disabledAt: isoOrNull(disabled_at) },
      deliveries: await readDeliveries(services, id),
    })),
  );
}

async function readDeliveries({ db }: Services, hookId: string) {
  const rows = await db
    .selectFrom('hook_deliveries')
    .selectAll()
    .where('hook_id', '=', hookId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ scan_id, attempts, status, problem, ...row }) => ({
    ...{ scanId: scan_id, queuedAt: iso(row.created_at), attempts, status, problem },
    ...{ deliveredAt: isoOrNull(row.delivered_at), nextAt: isoOrNull(row.retry_at) },
  }));
}

async function readSessions({ db }: Services, userId: string): Promise<AccountData['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device_name', 'created_at', 'authenticated_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, device_name, created_at, authenticated_at, expires_at, revoked_at }) => ({
    id,
    device: device_name,
    createdAt: iso(created_at),
    authenticatedAt: iso(authenticated_at),
    endsAt: iso(expires_at),
    endedAt: isoOrNull(revoked_at),
  }));
}

async function readMailbox(services: Services, userId: string): Promise<AccountData['mailbox']> {
  const row = await services.db
    .selectFrom('mailbox_grants')
    .select(['provider', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const grant = await readGrant(services, userId);
  const named = typeof grant === 'object' ? grant : undefined;
  const imap = named?.provider === 'imap' ? named : undefined;
  return {
    kind: row.provider,
    address: (named?.provider === 'imap' ? named.user : named?.address) ?? null,
    server: imap ? `${imap.host}:${imap.port}` : null,
    senderChecks: (imap?.authservId === null ? ACCOUNT_DATA_TEXTS.noSenderChecks : imap?.authservId) ?? null,
    changedAt: iso(row.updated_at),
    ended: named === undefined,
  };
}

async function readShown({ db }: Services, userId: string): Promise<AccountData['shownEmails']> {
  const rows = await db
    .selectFrom('displayed_emails')
    .select(['message_id', 'displayed_at'])
    .where('user_id', '=', userId)
    .orderBy('displayed_at')
    .execute();
  return rows.map(({ message_id, displayed_at }) => ({ messageId: message_id, shownAt: iso(displayed_at) }));
}

function subjectOf(mail: string): string {
  return String((JSON.parse(mail) as { subject?: unknown }).subject ?? '');
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time);
}
