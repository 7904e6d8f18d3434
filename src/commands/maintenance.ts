import { deliverHooks, dropOldDeliveries } from '../features/alerts/hooks/deliver.server.ts';
import { sweepReports } from '../features/feedback/reports.server.ts';
import { dropExpiredDisplayedEmails } from '../features/mailbox/displayed-emails.server.ts';
import { dropExpiredChallenges } from '../features/passkeys/challenge.server.ts';
import { dropExpiredRequests } from '../features/password/code-request.server.ts';
import { dropExpiredLinks } from '../features/shared-verdicts/links.server.ts';
import { dropPastSuggestions } from '../features/tasks/suggestions.server.ts';
import { overwriteDeleted } from '../server/db/overwrite.ts';
import type { Services } from '../server/services.ts';
import { dropExpiredApiKeys } from '../server/session/api-key.ts';
import { dropExpiredSessions } from '../server/session/sessions.ts';

/**
 * Deletes expired data, and overwrites data deleted earlier.
 * @param atStart also finishes what an interrupted process left behind
 */
export async function dropExpired(services: Services, atStart = false): Promise<void> {
  await sweepReports(services, atStart);
  await dropExpiredRequests(services.db, services.now());
  await dropExpiredChallenges(services);
  await dropExpiredDisplayedEmails(services);
  await dropPastSuggestions(services);
  await dropExpiredLinks(services);
  await dropExpiredSessions(services);
  await dropExpiredApiKeys(services);
  await dropOldDeliveries(services);
  // Includes data that could not be overwritten when it was deleted.
  await overwriteDeleted(services);
}

/** Runs the hourly work of a long-running server once. */
export async function runMaintenance(services: Services): Promise<void> {
  await dropExpired(services, true);
  await services.outbox.send();
  await deliverHooks(services);
}
