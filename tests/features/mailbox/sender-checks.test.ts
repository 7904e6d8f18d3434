import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Analysis } from '../../../src/engines/detection/index.ts';
import { collectData } from '../../../src/features/account/account-data.server.ts';
import { disconnect } from '../../../src/features/mailbox/connection.server.ts';
import type { Email } from '../../../src/features/mailbox/contract.ts';
import { newestEmails } from '../../../src/features/mailbox/emails.server.ts';
import { setSenderChecks, showSenderChecks } from '../../../src/features/mailbox/sender-checks.server.ts';
import { predict } from '../../../src/features/predict/predict.server.ts';
import { monitorMailboxes } from '../../../src/features/scanning/monitor.server.ts';
import { scanAgain } from '../../../src/features/scans/scan-again.server.ts';
import { readScannedEmail } from '../../../src/features/scans/scanned-email.server.ts';
import { readScan } from '../../../src/features/scans/scans.server.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { authservIdOfHost } from '../../../src/server/mailbox/authserv-ids.ts';
import { readGrant, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { dovecotOrReason, type TestDovecot } from '../../support/dovecot.ts';
import { registered } from '../../support/people.ts';
import { delivered, exchange, exchangeOutbound, PROTON, PROVIDERS } from '../../support/provider-headers.ts';
import { makeDue, scannedMessages, switchOn, until } from '../../support/scanning.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const BRAND = 'paypal.com';
const ID = 'mx.northwind.example';
const SERVER = `Authentication-Results: ${ID}; spf=fail smtp.mailfrom=sender.example; dmarc=fail header.from=${BRAND}\r\n`;
const PLANTED = `; spf=pass smtp.mailfrom=${BRAND}; dkim=pass header.d=${BRAND}; dmarc=pass header.from=${BRAND}\r\n`;
const HIGH = ['High', 'Critical'];

const reason = await dovecotOrReason({ tls: false });
const dovecot = reason as TestDovecot;
let services: TestServices;
let userId: string;

beforeEach(async () => {
  services = await openTestServices();
  userId = (await registered(services)).id;
  if (typeof reason === 'string') return;
  reason.empty();
  await connect();
});
afterEach(() => services.close());
afterAll(async () => {
  if (typeof reason !== 'string') await reason.stop();
});

const call = () => ({ services, user: { userId }, userId });
const confirm = (authservId: string | null) => setSenderChecks(call(), { authservId });

async function connect(more: { authservId?: string | null; host?: string } = {}) {
  const { port, user, password } = dovecot;
  await storeGrant(services, userId, {
    provider: 'imap',
    security: 'starttls',
    host: 'localhost',
    port,
    user,
    password,
    ...more,
  });
}

/** The verdict on the newest message as it is shown and submitted on the test page. */
async function predicted(): Promise<Analysis> {
  return submitted(await shownNewest());
}

async function shownNewest(): Promise<Email> {
  const shown = await newestEmails(call());
  if (isFailure(shown)) throw new Error(shown.code);
  const [email] = shown.emails;
  if (!email) throw new Error('The mailbox is empty.');
  return email;
}

async function submitted({ subject, body }: Email): Promise<Analysis> {
  const request = { Subject: subject, Body: body };
  const user = { userId, email: 'ada@example.com', sessionId: 'one' };
  const answer = await predict(services, user, request, { client: userId });
  if (isFailure(answer)) throw new Error(answer.code);
  expect(answer.analysed).toBe('message');
  return answer.analysis;
}

const confirms = ({ signals }: Pick<Analysis, 'signals'>) => signals.some(({ id }) => id === 'sender-authenticated');

describe.skipIf(typeof reason === 'string')('what providers write', () => {
  test.each(PROVIDERS)('$provider: its name is known by that of its server, and its word counts', async (headers) => {
    expect(authservIdOfHost(headers.host ?? '')).toBeDefined();
    await connect({ authservId: authservIdOfHost(headers.host ?? '') ?? null });
    dovecot.deliver(delivered(headers.confirmed('sender.example'), 'sender.example'));
    const honest = await predicted();
    expect(confirms(honest)).toBe(true);
    expect(honest).toMatchObject({ severity: 'None', verdict: 'safe' });
    dovecot.deliver(delivered(headers.forged(BRAND), BRAND, { below: `Authentication-Results: ${ID}${PLANTED}` }));
    const forged = await predicted();
    expect(confirms(forged)).toBe(false);
    // One that checks signatures alone can say that there is none, and no more.
    if (headers.provider === 'GMX') expect(forged).toMatchObject({ severity: 'None', verdict: 'unknown' });
    else expect(HIGH).toContain(forged.severity);
  });

  test('Proton through its bridge, once it is confirmed', async () => {
    await confirm('mail.protonmail.ch');
    dovecot.deliver(delivered(PROTON.confirmed('sender.example'), 'sender.example'));
    expect(confirms(await predicted())).toBe(true);
    dovecot.deliver(delivered(PROTON.forged(BRAND), BRAND));
    expect(HIGH).toContain((await predicted()).severity);
  });

  test('Exchange, which gives no name: elsewhere than on its servers its word only warns', async () => {
    for (const confirmed of [null, ID, 'mx.microsoft.com', 'spf', 'spf=pass']) {
      await connect({ authservId: confirmed });
      dovecot.deliver(delivered(exchange('pass', BRAND), BRAND));
      expect(await predicted()).toMatchObject({ severity: 'None', verdict: 'unknown' });
      dovecot.deliver(delivered(exchange('fail', BRAND), BRAND));
      expect(await predicted()).toMatchObject({ severity: 'Medium', verdict: 'suspicious' });
    }
  });
});

describe.skipIf(typeof reason === 'string')('without a known name', () => {
  test('no check is trusted, and the verdict says so', async () => {
    for (const planted of [ID, 'mx.google.com', 'localhost']) {
      dovecot.deliver(delivered(`Authentication-Results: ${planted}${PLANTED}`, BRAND));
      const analysis = await predicted();
      expect(analysis).toMatchObject({ severity: 'None', verdict: 'unknown', kind: 'unknown' });
      expect(analysis.conclusion).toContain('We couldn’t verify the sender');
      expect(confirms(analysis)).toBe(false);
    }
    dovecot.deliver(delivered('', 'sender.example'));
    const analysis = await predicted();
    expect(analysis).toMatchObject({ severity: 'None', verdict: 'safe' });
    expect(analysis.response).toContain('we couldn’t verify the sender');
    expect(analysis.actions).toEqual(['Check the address before you reply.']);
  });

  test('the server’s own “fail” is only a claim until its name is confirmed', async () => {
    dovecot.deliver(delivered(SERVER, BRAND));
    expect(await predicted()).toMatchObject({ severity: 'Medium', verdict: 'suspicious' });
    expect(await confirm(ID)).toEqual({ state: 'confirmed', authservId: ID });
    expect(HIGH).toContain((await predicted()).severity);
    expect(await confirm(null)).toEqual({ state: 'unused' });
    expect(await predicted()).toMatchObject({ severity: 'Medium', verdict: 'suspicious' });
  });
});

describe.skipIf(typeof reason === 'string')('a field that came with the email', () => {
  const planted = (id: string) => `Authentication-Results: ${id}${PLANTED}`;
  const HOP = 'Received: from a.example by b.example; Mon, 5 Oct 2026 09:59:00 +0000\r\n';
  test.each([
    ['right below the server’s', SERVER + planted(ID)],
    ['below another server’s', SERVER + HOP + planted(ID)],
    ['above, under another name', planted('mx.evil.test') + SERVER],
    ['whose name begins like the server’s', planted(`${ID}.evil.test`) + SERVER],
    ['whose name ends like the server’s', planted(`evil-${ID}`) + SERVER],
    ['which the server’s name begins with', planted('mx.northwind') + SERVER],
    ['with the name in a comment', planted(`mx.evil.test (${ID})`) + SERVER],
    ['with the name in quotation marks', planted(`"${ID}"`) + SERVER],
    ['with the name and no semicolon', `Authentication-Results: ${ID} dmarc=pass header.from=${BRAND}\r\n${SERVER}`],
    ['with the name folded apart', planted('mx.\r\n northwind.example') + SERVER],
    ['under a name that only resembles the field’s', `X-${planted(ID)}ARC-${planted(`i=1; ${ID}`)}${SERVER}`],
    ['with a version and in upper case below', `${SERVER.replace(ID, `${ID.toUpperCase()} 1`)}${planted(`${ID} 1`)}`],
  ])('%s is not believed', async (_, top) => {
    await confirm(ID);
    dovecot.deliver(delivered(top, BRAND));
    const analysis = await predicted();
    expect(confirms(analysis)).toBe(false);
    expect(HIGH).toContain(analysis.severity);
  });

  test('from one server of several is not believed beside that of another', async () => {
    await confirm('*.northwind.example');
    dovecot.deliver(delivered(SERVER + planted('mx2.northwind.example'), BRAND));
    expect(HIGH).toContain((await predicted()).severity);
    dovecot.deliver(delivered(planted('evilnorthwind.example'), BRAND));
    expect(await predicted()).toMatchObject({ severity: 'None', verdict: 'unknown' });
  });
});

describe.skipIf(typeof reason === 'string')('what is learned', () => {
  const own = (id: string) =>
    delivered(`Authentication-Results: ${id}; dmarc=pass header.from=northwind.example\r\n`, 'northwind.example');
  const from = (domain: string, id: string) =>
    delivered(`Authentication-Results: ${id}; dmarc=pass header.from=${domain}\r\n`, domain);
  const deliverAll = (...sources: string[]) => {
    for (const source of sources) dovecot.deliver(source);
  };

  test('is what several emails of the own domain carry, and is only proposed', async () => {
    deliverAll(own(ID), own(ID));
    expect(await showSenderChecks(call())).toEqual({ state: 'none' });
    deliverAll(own(`${ID.toUpperCase()} 1`));
    expect(await showSenderChecks(call())).toEqual({ state: 'proposed', authservId: ID, carried: 3, of: 3 });
    dovecot.deliver(delivered(SERVER, BRAND));
    expect(await predicted()).toMatchObject({ severity: 'Medium' });
  });

  test('is also what emails from three others carry, where colleagues’ are not checked', async () => {
    const colleague = delivered('', 'northwind.example');
    deliverAll(colleague, colleague, colleague, from('a.example', ID), from('b.example', ID));
    expect(await showSenderChecks(call())).toEqual({ state: 'none' });
    deliverAll(from('c.example', ID));
    expect(await showSenderChecks(call())).toEqual({ state: 'proposed', authservId: ID, carried: 3, of: 3 });
  });

  test('is nothing that a few planted, where the server writes none', async () => {
    const plain = ['a', 'b', 'c', 'd'].map((name) => delivered('', `${name}.example`));
    deliverAll(...plain, own('mx.evil.test'), own('mx.evil.test'), own('mx.evil.test'));
    expect(await showSenderChecks(call())).toEqual({ state: 'none' });
  });

  test('is nothing that is not a name: Exchange writes none, and the recipient’s domain into what it sends', async () => {
    const domains = ['a.example', 'b.example', 'c.example'];
    deliverAll(...domains.map((domain) => delivered(exchange('pass', domain), domain)));
    deliverAll(...domains.map((domain) => delivered(exchangeOutbound('northwind.example', domain), domain)));
    expect(await showSenderChecks(call())).toEqual({ state: 'none' });
  });

  test('is nothing that another organization wrote before it forwarded the emails', async () => {
    const hop = `Received: from mx.forwarder.example by ${ID} with ESMTPS id 1; Mon, 5 Oct 2026 10:00:00 +0000\r\n`;
    const results = 'Authentication-Results: mx.forwarder.example; dmarc=pass\r\n';
    deliverAll(...['a.example', 'b.example', 'c.example'].map((domain) => delivered(hop + results, domain)));
    expect(await showSenderChecks(call())).toEqual({ state: 'none' });
  });

  test('is the one of Exchange Online, told by its servers in the Received fields', async () => {
    const by = 'AM5EUR03FT061.mail.protection.outlook.com';
    deliverAll(
      ...['a', 'b', 'c'].map((name) => delivered(exchange('pass', `${name}.example`, { by }), `${name}.example`)),
    );
    expect(await showSenderChecks(call())).toMatchObject({ state: 'proposed', authservId: 'mx.microsoft.com' });
  });

  test('is the domain where each server has a name of its own, and no domain of many owners', async () => {
    deliverAll(...['mx1', 'mx2', 'mx3'].map((server) => own(`${server}.northwind.example`)));
    expect(await showSenderChecks(call())).toMatchObject({ state: 'proposed', authservId: '*.northwind.example' });
    expect(await confirm('*.example')).toMatchObject({ status: 422, code: 'SENDER_CHECKS_TOO_WIDE' });
    expect(await confirm('*.co.uk')).toMatchObject({ status: 422, code: 'SENDER_CHECKS_TOO_WIDE' });
  });

  test('is asked for no more once it is decided, and not where the provider is known', async () => {
    deliverAll(own(ID), own(ID), own(ID));
    await confirm(null);
    expect(await showSenderChecks(call())).toEqual({ state: 'unused' });
    await confirm('mx.other.example');
    expect(await showSenderChecks(call())).toEqual({ state: 'confirmed', authservId: 'mx.other.example' });
    await connect({ host: 'IMAP.Fastmail.com.' });
    expect(await showSenderChecks(call())).toEqual({ state: 'known', authservId: '*.messagingengine.com' });
    expect(authservIdOfHost('imap.fastmail.com.evil.test')).toBeUndefined();
    expect(authservIdOfHost('constructor')).toBeUndefined();
  });
});

describe.skipIf(typeof reason === 'string')('what its owner has confirmed', () => {
  test('applies at once to the email on the page, which is not shown again', async () => {
    dovecot.deliver(delivered(SERVER, BRAND));
    const email = await shownNewest();
    expect((await submitted(email)).severity).toBe('Medium');
    await confirm(ID);
    expect(HIGH).toContain((await submitted(email)).severity);
    await confirm(null);
    expect((await submitted(email)).severity).toBe('Medium');
  });

  test('applies at once to a watched mailbox, to scanning again and to the headers that are shown', async () => {
    dovecot.deliver(delivered(SERVER, BRAND, { subject: 'before' }));
    await switchOn(services, userId);
    const monitor = monitorMailboxes(services);
    try {
      const scanOf = async (subject: string) =>
        (await scannedMessages(services, userId)).find((scan) => scan.subject === subject);
      const before = await until(() => scanOf('before'));
      expect(before).toMatchObject({ severity: 'Medium', verdict: 'suspicious' });
      await confirm(ID);
      dovecot.deliver(delivered(SERVER, BRAND, { subject: 'after' }));
      await makeDue(services, userId);
      expect(HIGH).toContain((await until(() => scanOf('after'))).severity);
      expect(HIGH).toContain(await severityOf(scanAgain(services, userId, before.id)));
      expect(HIGH).toContain(await severityOf(readScan(services, userId, before.id)));
      const shown = await readScannedEmail(services, userId, before.id);
      if (isFailure(shown)) throw new Error(shown.code);
      expect(shown.contents.checks).toContainEqual(
        expect.objectContaining({ method: 'dmarc', outcome: 'fail', counts: true }),
      );
    } finally {
      await monitor.stop();
    }
  });

  test('is in the data that can be downloaded, and ends with the connection', async () => {
    await confirm(ID);
    const stored = async () => (await collectData(services, { userId, email: 'ada@example.com' })).mailbox;
    expect(await stored()).toMatchObject({ senderChecks: ID });
    await connect();
    expect(await stored()).toMatchObject({ senderChecks: null });
    await confirm(null);
    expect(await stored()).toMatchObject({ senderChecks: 'none are used' });
    await confirm(ID);
    await disconnect(call());
    expect(await readGrant(services, userId)).toBeUndefined();
    expect(await showSenderChecks(call())).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
  });

  test('can be read and changed by its owner only', async () => {
    const other = { ...call(), userId: (await registered(services, 'jonas')).id };
    expect(await showSenderChecks(other)).toMatchObject({ status: 403 });
    expect(await setSenderChecks(other, { authservId: ID })).toMatchObject({ status: 403 });
  });
});

async function severityOf(scan: ReturnType<typeof readScan>): Promise<string> {
  const found = await scan;
  return isFailure(found) ? found.code : found.severity;
}
