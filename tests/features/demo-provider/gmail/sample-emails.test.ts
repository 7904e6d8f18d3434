import { afterEach, beforeEach, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { emailsOf } from '../../../../src/features/demo-provider/gmail/emails.server.ts';
import { deliverSample } from '../../../../src/features/demo-provider/gmail/sample-emails.server.ts';
import { THRESHOLDS } from '../../../../src/features/scans/contract.ts';
import { storeGrant } from '../../../../src/server/mailbox/grant-store.ts';
import { signedIn } from '../../../support/people.ts';
import { openTestServices, type TestServices } from '../../../support/services.ts';

const INES = 'ines.duarte@northwind.example';

let services: TestServices;
let userId: string;
beforeEach(async () => {
  services = await openTestServices();
  userId = (await signedIn(services, 'ines')).user.id;
});
afterEach(() => services.close());

async function connect(provider: 'demo' | 'google') {
  const tokens = { accessToken: 'a', accessTokenExpiresAt: services.now() + 3_600_000 };
  await storeGrant(services, userId, { provider, address: INES, ...tokens });
}

test('each press delivers a different email that raises an alert at every threshold but the highest', async () => {
  await connect('demo');
  for (let press = 1; press <= 3; press += 1) {
    const answer = await deliverSample(services, userId);
    const [newest, ...others] = emailsOf(INES, services.settings);
    expect(others).toHaveLength(press - 1);
    const email = await readMessage(newest?.raw ?? '');
    expect(answer).toEqual({ subject: email.subject });
    expect(newest?.raw).not.toMatch(/\{\w+\}/);
    const { severity } = analyse(email, { recipient: INES });
    expect(THRESHOLDS.indexOf(severity as never), email.subject).toBeGreaterThanOrEqual(THRESHOLDS.indexOf('High'));
  }
  const subjects = emailsOf(INES, services.settings).map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1]);
  expect(new Set(subjects).size).toBe(3);
});

test('a mailbox that is no demo, or none, gets no email', async () => {
  expect(await deliverSample(services, userId)).toMatchObject({ code: 'NO_DEMO_MAILBOX' });
  await connect('google');
  expect(await deliverSample(services, userId)).toMatchObject({ code: 'NO_DEMO_MAILBOX' });
  expect(emailsOf(INES, services.settings)).toEqual([]);
});

test('the mailbox does not grow without end', async () => {
  await connect('demo');
  for (let press = 0; press < 200; press += 1) await deliverSample(services, userId);
  expect(await deliverSample(services, userId)).toMatchObject({ code: 'MAILBOX_FULL' });
  expect(emailsOf(INES, services.settings)).toHaveLength(200);
});
