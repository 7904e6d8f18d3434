import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import { DAY_MS } from '../../server/durations.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { ScannedEmail } from '../../workers/tasks.ts';
import type { SuggestionsAnswer, Task, TaskBody } from './contract.ts';
import { type InvitingEmail, storeInvitations } from './invitations.server.ts';
import { ORIGIN_COLUMNS, originOf } from './origin.server.ts';
import { checkTaskLimit, insertTask, readTask } from './tasks.server.ts';
import { SUGGESTIONS_FAILED, TASK_MESSAGES } from './texts.ts';

const PAGE_SIZE = 50;

/** Emails of these severities may suggest tasks. */
const HARMLESS = ['None', 'Low'] as const;

export interface SuggestingEmail extends InvitingEmail, Omit<ScannedEmail, 'after'> {
  scannedAt: number;
}

/** @returns a handler that stores an email's suggestions in the transaction of its scan */
export function suggestTasks(services: Pick<Services, 'log' | 'keys'>) {
  return async (trx: Kysely<Schema>, email: SuggestingEmail): Promise<void> => {
    const { userId, scanId, analysis, scannedAt, fault } = email;
    if (fault !== undefined) services.log.error({ err: fault }, SUGGESTIONS_FAILED);
    if (!HARMLESS.some((severity) => severity === analysis.severity) || (await hasSuggested(trx, scanId))) return;
    const invitations = await storeInvitations(services, trx, email);
    const today = earliestToday(scannedAt);
    const suggestions = email.suggestions
      .filter(({ due, entryId }) => due >= today && (entryId === undefined || invitations.has(entryId)))
      .map(({ kind, title, due, minutes, location, evidence, confidence, asker, entryId }) => ({
        id: randomUUID(),
        user_id: userId,
        scan_id: scanId,
        kind,
        title,
        due,
        minutes: minutes ?? null,
        location: location ?? null,
        confidence,
        asker: asker ?? null,
        quote: evidence.quote,
        quoted_from: evidence.where,
        made_at: scannedAt,
        dismissed_at: null,
        invitation: (entryId !== undefined && invitations.get(entryId)) || null,
      }));
    if (suggestions.length > 0) await trx.insertInto('suggestions').values(suggestions).execute();
  };
}

/** Another scan of the same email must not repeat its suggestions. */
async function hasSuggested(trx: Kysely<Schema>, scanId: string): Promise<boolean> {
  const known = ['suggestions', 'tasks'] as const;
  const rows = await Promise.all(
    known.map((table) => trx.selectFrom(table).select('id').where('scan_id', '=', scanId).limit(1).execute()),
  );
  return rows.flat().length > 0;
}

/** Today in the westernmost time zone. */
function earliestToday(now: number): string {
  return new Date(now - DAY_MS / 2).toISOString().slice(0, 10);
}

export async function listSuggestions({ db, now }: Services, userId: string): Promise<SuggestionsAnswer> {
  const open = db
    .selectFrom('suggestions')
    .innerJoin('scans', 'scans.id', 'suggestions.scan_id')
    .where('suggestions.user_id', '=', userId)
    .where('dismissed_at', 'is', null)
    .where('due', '>=', earliestToday(now()))
    .where('severity', 'in', HARMLESS);
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['suggestions.id', 'suggestions.kind', 'title', 'due', 'minutes', 'location', 'quote', 'quoted_from'])
    .select(['suggestions.confidence', 'suggestions.asker'])
    .select(ORIGIN_COLUMNS)
    .orderBy('due')
    .orderBy('suggestions.id')
    .limit(PAGE_SIZE)
    .execute();
  const suggestions = rows.map(({ scan_id, subject, sender, sender_name, quoted_from: quotedFrom, ...suggestion }) => ({
    ...suggestion,
    quotedFrom,
    origin: originOf({ scan_id, subject, sender, sender_name }),
  }));
  return { suggestions, total };
}

export async function acceptSuggestion(
  services: Services,
  userId: string,
  suggestionId: string,
  body: TaskBody,
): Promise<Task | Failure> {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const full = await checkTaskLimit(services, trx, userId);
    if (full) return full;
    const suggestion = await trx
      .deleteFrom('suggestions')
      .where('user_id', '=', userId)
      .where('id', '=', suggestionId)
      // Another scan may have flagged the email since.
      .where('scan_id', 'in', (scans) => scans.selectFrom('scans').select('id').where('severity', 'in', HARMLESS))
      .returning(['id', 'scan_id'])
      .executeTakeFirst();
    if (!suggestion) return suggestionNotFound();
    await insertTask(trx, userId, { ...suggestion, ...body }, now());
    return readTask(trx, userId, suggestion.id);
  });
}

export async function dismissSuggestion(
  { db, now }: Services,
  userId: string,
  suggestionId: string,
  dismissed: boolean,
): Promise<{ ok: true } | Failure> {
  const { numUpdatedRows } = await db
    .updateTable('suggestions')
    .set({ dismissed_at: dismissed ? now() : null })
    .where('user_id', '=', userId)
    .where('id', '=', suggestionId)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? suggestionNotFound() : { ok: true };
}

export async function dropPastSuggestions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('suggestions')
    .where((is) => is.or([is('due', '<', earliestToday(now())), is('dismissed_at', '<', now() - DAY_MS)]))
    .execute();
}

function suggestionNotFound(): Failure {
  return failure(404, 'SUGGESTION_NOT_FOUND', TASK_MESSAGES.suggestionNotFound);
}
