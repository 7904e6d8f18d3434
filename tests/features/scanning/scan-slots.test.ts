import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPresence } from '../../../src/features/alerts/presence.server.ts';
import { MAX_BRIEF_POLLS } from '../../../src/features/scanning/limits.server.ts';
import type { MailboxSource, OpenSource } from '../../../src/features/scanning/mailbox-source.server.ts';
import { type Monitor, monitorMailboxes } from '../../../src/features/scanning/monitor.server.ts';
import { mailboxesBusy } from '../../../src/server/mailbox/failures.ts';
import { NOTHING_SENT } from '../../../src/server/mailbox/sent-emails.ts';
import { registered } from '../../support/people.ts';
import { makeDue, switchOn, until } from '../../support/scanning.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

/** More than the connections kept open to one mail server. */
const WATCHED = 110;

let services: TestServices;
let monitor: Monitor | undefined;
let leave: AbortController;

beforeEach(async () => {
  services = await openTestServices();
  leave = new AbortController();
});
afterEach(async () => {
  leave.abort();
  await monitor?.stop();
  await services.close();
});

function people(count: number, name: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { id } = await registered(services, `${name}${index}`);
      await switchOn(services, id);
      await services.db.updateTable('monitors').set({ consented_mailbox: id }).where('user_id', '=', id).execute();
      return id;
    }),
  );
}

/** Empty mailboxes, kept open until the test ends; unwatched ones don't even answer. */
function held(opened: Set<string>, watched: ReadonlySet<string>): OpenSource {
  return async (_, owner, work) => {
    opened.add(owner);
    const over = new Promise<true>((resolve) => leave.signal.addEventListener('abort', () => resolve(true)));
    const mailboxSource: Pick<MailboxSource, 'owner' | 'list' | 'sentRecipients' | 'hasNews'> = {
      owner,
      list: async () => {
        if (!watched.has(owner)) await over;
        return { ids: [], nextPageToken: undefined };
      },
      sentRecipients: async () => NOTHING_SENT,
      hasNews: () => over,
    };
    return work(mailboxSource as MailboxSource);
  };
}

test('who has a page open waits neither for many others who have, nor for those who have not, nor they for them', async () => {
  const opened = new Set<string>();
  const away = await people(MAX_BRIEF_POLLS, 'away');
  const watched = new Set(await people(WATCHED, 'watched'));
  for (const userId of watched) await startPresence(services, userId);
  monitor = monitorMailboxes(services, { openSource: held(opened, watched) });
  await until(() => opened.size === away.length + WATCHED);
  expect(await services.db.selectFrom('monitors').select('user_id').where('lease_owner', 'is', null).execute()).toEqual(
    [],
  );
});

test('that we have no place for a mailbox is no fault of the mailbox', async () => {
  let asked = 0;
  monitor = monitorMailboxes(services, {
    openSource: async () => {
      asked += 1;
      return mailboxesBusy();
    },
  });
  const [userId = ''] = await people(1, 'maren');
  await until(() => asked > 0);
  const monitorRow = () =>
    services.db.selectFrom('monitors').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  await until(async () => (await monitorRow()).lease_owner === null);
  expect(await monitorRow()).toMatchObject({ problem: null, failures: 0 });
  await makeDue(services, userId);
  await until(() => asked > 1);
});
