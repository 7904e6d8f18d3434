import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monitorMailboxes } from '../../../src/features/scanning/monitor.server.ts';
import * as stream from '../../../src/pages/api/v1/alerts/stream.ts';
import { storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { layCable } from '../../support/cable.ts';
import { dovecotOrReason } from '../../support/dovecot.ts';
import { signedIn } from '../../support/people.ts';
import { fraud } from '../../support/scan-emails.ts';
import { switchOn, until } from '../../support/scanning.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { listen } from '../alerts/listener.ts';

/** Alerts are promised within two seconds; the rest is slack for a busy test machine. */
const PROMISED_MS = 2000;
const SLACK_MS = 4000;

const dovecot = await dovecotOrReason({ tls: false });
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ '/stream': stream });
});
afterAll(async () => {
  await site.close();
  if (typeof dovecot !== 'string') await dovecot.stop();
});

test.skipIf(typeof dovecot === 'string')(
  'a message in an IMAP mailbox is an alert within the promised time, also after the connection was lost',
  async () => {
    if (typeof dovecot === 'string') return;
    const { services } = site;
    const cable = await layCable(dovecot.port);
    const maren = await signedIn(services, 'maren');
    const { user, password, deliver } = dovecot;
    await storeGrant(services, maren.user.id, {
      ...{ provider: 'imap', security: 'starttls', host: 'localhost' },
      ...{ port: cable.port, user, password },
    });
    await switchOn(services, maren.user.id);
    const page = await listen(`${site.siteUrl}/stream`, maren.accessToken);
    const monitor = monitorMailboxes(services);
    const waits = () => cable.sent().at(-1)?.endsWith(' IDLE');
    const alertAfter = async (name: string) => {
      const deliveredAt = Date.now();
      deliver(fraud(name));
      await until(() => page.alerts().some(({ subject }) => subject.endsWith(name)));
      expect(Date.now() - deliveredAt).toBeLessThan(PROMISED_MS + SLACK_MS);
    };
    try {
      for (const name of ['first', 'second']) {
        await until(waits);
        const asked = cable.sent().length;
        await setTimeout(1500);
        // The server notifies it; it doesn't poll.
        expect(cable.sent()).toHaveLength(asked);
        await alertAfter(name);
      }
      await until(waits);
      expect(cable.connections()).toBe(1);

      cable.cut();
      await alertAfter('third');
      await until(waits);
      await alertAfter('fourth');
      expect(cable.connections()).toBe(2);
      expect(page.alerts()).toHaveLength(4);
      const { problem } = await services.db.selectFrom('monitors').select('problem').executeTakeFirstOrThrow();
      expect(problem).toBeNull();
    } finally {
      page.close();
      await monitor.stop();
      await cable.remove();
    }
  },
);
