import { sweepReports } from '../features/feedback/reports.server.ts';
import { dropExpiredRequests } from '../features/password/code-request.server.ts';
import { dropPastSuggestions } from '../features/tasks/suggestions.server.ts';
import { overwriteDeleted } from '../server/db/overwrite.ts';
import type { Services } from '../server/services.ts';
import { dropExpiredSessions } from '../server/session/sessions.ts';

/** Deletes what has expired but reports, which are kept by themselves, and overwrites what was deleted before. */
export async function dropExpired(services: Services): Promise<void> {
  await dropExpiredRequests(services.db, services.now());
  await dropPastSuggestions(services);
  await dropExpiredSessions(services);
  // Also what could not be overwritten when it was deleted.
  await overwriteDeleted(services);
}

/** Does once what a server that lives on does every hour. */
export async function keepHouse(services: Services): Promise<void> {
  await sweepReports(services, true);
  await dropExpired(services);
  await services.outbox.send();
}
