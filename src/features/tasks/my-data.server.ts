import type { Services } from '../../server/services.ts';
import { describeFeed } from './feed.server.ts';
import { listTasks } from './tasks.server.ts';

export async function collectTasks(services: Services, userId: string) {
  const suggestions = await services.db
    .selectFrom('suggestions')
    .select(['scan_id', 'kind', 'title', 'due', 'minutes', 'location', 'quote', 'quoted_from', 'confidence'])
    .select(['asker', 'made_at', 'dismissed_at'])
    .where('user_id', '=', userId)
    .orderBy('due')
    .execute();
  const invitations = await services.db
    .selectFrom('invitations')
    .select(['scan_id', 'revision'])
    .where('user_id', '=', userId)
    .execute();
  const tasks = await listTasks(services, userId);
  return { tasks, suggestions, invitations, calendarFeed: await describeFeed(services, userId) };
}
