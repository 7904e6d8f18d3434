import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type CorrectionBody,
  correctionBody,
  FOLLOWING_SCANS,
  MAX_CORRECTIONS,
} from '../../../src/features/corrections/contract.ts';
import { correctVerdict, undoCorrection } from '../../../src/features/corrections/corrections.server.ts';
import { correctFinding, undoFinding } from '../../../src/features/corrections/findings.server.ts';
import { listSenders, removeSender } from '../../../src/features/corrections/senders.server.ts';
import { eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import type { CorrectionAnswer } from '../../../src/features/scans/contract.ts';
import { deleteScan } from '../../../src/features/scans/delete-scan.server.ts';
import { listScans } from '../../../src/features/scans/list.server.ts';
import { scanAgain } from '../../../src/features/scans/scan-again.server.ts';
import { totalScans } from '../../../src/features/scans/scan-total.server.ts';
import { readScan } from '../../../src/features/scans/scans.server.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { makeMessage } from '../../support/make-message.ts';
import { registered } from '../../support/people.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import type { TestServices } from '../../support/services.ts';

let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;

const databases = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(databases.map((database) => database.close())));

const GMAIL = 'mx.google.com';
const signed = (domain: string, server = GMAIL) => ({
  'Authentication-Results': `${server}; dkim=pass header.i=@${domain} header.d=${domain}; dmarc=pass header.from=${domain}`,
});
/** Suspicious by its wording alone. */
const pushy = (name: string, headers: Record<string, string> = {}) =>
  makeMessage(
    {
      ...headers,
      From: headers.From ?? '"Prize Office" <win@lottery.example>',
      To: 'maren@example.com',
      Subject: `You have won ${name}`,
      'Message-Id': `<${name}@lottery.example>`,
    },
    'Dear winner,\r\n\r\nyou have won 2,500,000 dollars. Send your name, address and phone number today to claim your prize. This is confidential.',
  );
const signedPushy = (name: string, headers: Record<string, string> = {}) =>
  pushy(name, { ...signed('lottery.example'), ...headers });
const read = async (scanId: string) => {
  const scan = await readScan(services, userId, scanId);
  if ('failed' in scan) throw new Error(scan.code);
  return scan;
};
const correct = (scanId: string, body: CorrectionBody, owner = userId) =>
  correctVerdict(services, owner, scanId, correctionBody.parse(body));
const safe = (scanId: string) => correct(scanId, { opinion: 'safe', reason: 'My lottery' });
const trust = (scanId: string) => correct(scanId, { opinion: 'safe', coversEmail: false });
const report = (scanId: string) => correct(scanId, { opinion: 'dangerous' });

describe.each(databases)('with $name', ({ missing, create }) => {
  beforeEach(async ({ skip }) => {
    skip(missing);
    const { databaseUrl } = await create();
    mailbox = await openScannedMailbox(databaseUrl === undefined ? {} : { environment: { DATABASE_URL: databaseUrl } });
    ({ services, userId } = mailbox);
    mailbox.startMonitor();
    await mailbox.firstVisit();
  });
  afterEach(() => mailbox?.close());

  test('a proven sender’s other emails follow, new and old, and the undo takes it back', async () => {
    const first = await mailbox.arrive('a', signedPushy('a'));
    const second = await mailbox.arrive('b', signedPushy('b'));
    const engine = await read(first);
    expect(engine).toMatchObject({
      mark: null,
      corrections: { proof: { state: 'proven', domain: 'lottery.example' } },
    });
    expect(engine.severity).not.toBe('None');

    const answer = await safe(first);
    expect(answer).toMatchObject({
      scan: {
        ...{ severity: 'None', verdict: 'safe', mark: { opinion: 'safe', by: 'email' } },
        analysis: { severity: engine.severity, verdict: engine.verdict },
        corrections: { reason: 'My lottery' },
      },
      changed: expect.arrayContaining([expect.objectContaining({ id: second, verdict: 'safe' })]),
    });
    expect(await read(second)).toMatchObject({
      mark: { opinion: 'safe', by: 'sender', engine: { severity: engine.severity, verdict: engine.verdict } },
    });
    expect(await totalScans(services, userId, {})).toMatchObject({ verdicts: { safe: 2 } });
    const third = await mailbox.arrive('c', signedPushy('c', { From: 'WIN@Lottery.EXAMPLE' }));
    expect(await read(third)).toMatchObject({ verdict: 'safe', mark: { by: 'sender' } });
    expect(await services.db.selectFrom('alerts').select('scan_id').execute()).not.toContainEqual({ scan_id: third });

    await undoCorrection(services, userId, first);
    for (const scanId of [first, second]) {
      expect(await read(scanId)).toMatchObject({ severity: engine.severity, verdict: engine.verdict, mark: null });
    }
    expect(await listSenders(services, userId)).toEqual({ senders: [] });
  });

  test('trust doesn’t reach emails that only look as if they were from the sender', async () => {
    await safe(await mailbox.arrive('trusted', signedPushy('trusted')));
    const subdomain = { ...signed('a.lottery.example'), From: 'win@a.lottery.example' };
    const lookAlike = { ...signed('lоttery.example'), From: 'win@lоttery.example' };
    const inName = { ...signed('evil.example'), From: '"win@lottery.example" <x@evil.example>' };
    const forged = {
      'without any proof': pushy('a'),
      'with the results of another server': pushy('b', signed('lottery.example', 'mx.evil.example')),
      'signed by another domain': pushy('c', signed('evil.example')),
      'from a subdomain': pushy('d', subdomain),
      'from a look-alike': pushy('e', lookAlike),
      'with the address in the name only': pushy('f', inName),
    };
    for (const [index, [what, raw]] of Object.entries(forged).entries()) {
      const scan = await read(await mailbox.arrive(`forged${index}`, raw));
      expect(scan, what).toMatchObject({ mark: null });
      expect(scan.severity, what).not.toBe('None');
    }
  });

  test('of an unproven email only that email is marked', async () => {
    const first = await mailbox.arrive('a', pushy('a'));
    const second = await mailbox.arrive('b', pushy('b'));
    expect(await safe(first)).toMatchObject({
      scan: { verdict: 'safe', corrections: { proof: { state: 'unproven' } } },
    });
    expect(await read(second)).toMatchObject({ mark: null });
    expect(await listSenders(services, userId)).toEqual({ senders: [] });
  });

  test('hard facts of a trusted sender still count', async () => {
    const first = await mailbox.arrive('a', signedPushy('a'));
    await safe(first);
    const bank = makeMessage(
      {
        ...signed('lottery.example'),
        From: 'win@lottery.example',
        Subject: 'Invoice 7',
        'Message-Id': '<b@lottery.example>',
      },
      'Hello, our bank details have changed. Please pay the invoice today to the new account DE89370400440532013000.',
      { type: 'application/octet-stream', name: 'invoice.pdf.exe', content: new TextEncoder().encode('MZ program') },
    );
    expect(await read(await mailbox.arrive('b', bank))).toMatchObject({ verdict: 'dangerous' });
  });

  const program = (name: string) =>
    makeMessage(
      {
        ...signed('lottery.example'),
        ...{ From: 'win@lottery.example', Subject: `Invoice ${name}`, 'Message-Id': `<${name}@lottery.example>` },
      },
      'Hello, please see the invoice.',
      { type: 'application/octet-stream', name: 'invoice.pdf.exe', content: new TextEncoder().encode('MZ program') },
    );

  test('trusting the sender alone lowers what the engine said, and keeps facts with a word about it', async () => {
    const soft = await mailbox.arrive('a', signedPushy('a'));
    const hard = await mailbox.arrive('b', program('b'));
    const before = await read(hard);
    expect(before.verdict).toBe('dangerous');
    expect(await trust(hard)).toMatchObject({
      scan: {
        ...{ severity: before.severity, verdict: 'dangerous', mark: { opinion: 'safe', by: 'sender' } },
        corrections: { sender: { opinion: 'safe', boundTo: { by: 'dkim', domain: 'lottery.example' } } },
      },
    });
    expect(await read(soft)).toMatchObject({ verdict: 'safe', mark: { by: 'sender' } });
    const [sender] = (await listSenders(services, userId)).senders;
    await removeSender(services, userId, sender?.id ?? '');
    expect(await services.db.selectFrom('corrections').selectAll().execute()).toEqual([]);
    expect(await read(hard)).toMatchObject({ mark: null, corrections: { sender: null } });
  });

  test('a sender that the mailbox’s server hasn’t verified can’t be trusted', async () => {
    const forged = [
      await mailbox.arrive('a', pushy('a')),
      await mailbox.arrive('b', pushy('b', signed('lottery.example', 'mx.evil.example'))),
      await mailbox.arrive('c', pushy('c', signed('evil.example'))),
    ];
    for (const scanId of forged) {
      expect(await trust(scanId)).toMatchObject({ status: 409, code: 'SENDER_UNPROVEN' });
    }
    expect(await services.db.selectFrom('corrections').selectAll().execute()).toEqual([]);
  });

  test('trust survives a new scan of its email, and an undo brings back what was said before', async () => {
    const scanId = await mailbox.arrive('a', program('a'));
    await report(scanId);
    const { before } = (await trust(scanId)) as CorrectionAnswer;
    const again = await scanAgain(services, userId, scanId, undefined, mailbox.gmail.network);
    expect(again).toMatchObject({ verdict: 'dangerous', mark: { opinion: 'safe', by: 'sender' } });
    if (before) await correct(scanId, before);
    expect(await read(scanId)).toMatchObject({ mark: { opinion: 'dangerous', by: 'email' } });
  });

  test('a reported sender’s emails are at least High, forged ones of an honest sender don’t harm it', async () => {
    const spoof = await mailbox.arrive('a', harmless('a'));
    const honest = (name: string) => harmless(name, signed('northwind.example'));
    const before = await mailbox.arrive('b', honest('b'));
    await report(spoof);
    expect(await read(spoof)).toMatchObject({
      ...{ severity: 'High', verdict: 'dangerous', category: 'phishing', reason: 'You marked this as dangerous.' },
      mark: { engine: { severity: 'None' } },
    });
    expect(await read(before)).toMatchObject({ mark: null });
    const forged = await mailbox.arrive('c', harmless('c'));
    expect(await read(forged)).toMatchObject({ severity: 'High', reason: 'You reported this sender.' });
    expect(await services.db.selectFrom('alerts').select('scan_id').execute()).toContainEqual({ scan_id: forged });
    expect(await read(await mailbox.arrive('d', honest('d')))).toMatchObject({ mark: null });

    await report(before);
    expect(await read(await mailbox.arrive('e', honest('e')))).toMatchObject({
      severity: 'High',
      mark: { by: 'sender' },
    });
  });

  test('senders are listed and removed; what the user marked stays marked', async () => {
    const first = await mailbox.arrive('a', signedPushy('a'));
    const second = await mailbox.arrive('b', signedPushy('b'));
    await safe(first);
    await correct(second, { opinion: 'safe' });
    const { senders } = await listSenders(services, userId);
    expect(senders).toMatchObject([
      { address: 'win@lottery.example', opinion: 'safe', boundTo: { by: 'dkim', domain: 'lottery.example' } },
    ]);
    const third = await mailbox.arrive('c', signedPushy('c'));
    const other = await registered(services, 'jonas');
    expect(await listSenders(services, other.id)).toEqual({ senders: [] });
    expect(await removeSender(services, other.id, senders[0]?.id ?? '')).toMatchObject({ status: 404 });

    expect(await removeSender(services, userId, senders[0]?.id ?? '')).toEqual({ ok: true });
    expect(await listSenders(services, userId)).toEqual({ senders: [] });
    expect(await read(first)).toMatchObject({ mark: { by: 'email' } });
    expect(await read(third)).toMatchObject({ mark: null });
  });

  test('every scan that followed a sender changes back, however many there are', async () => {
    const first = await mailbox.arrive('a', signedPushy('a'));
    const follows = await mailbox.arrive('b', signedPushy('b'));
    await report(first);
    expect(await read(follows)).toMatchObject({ mark: { by: 'sender' } });
    const { db } = services;
    const scan = await db.selectFrom('scans').selectAll().where('id', '=', follows).executeTakeFirstOrThrow();
    const stored = await db.selectFrom('scan_analyses').selectAll().where('scan_id', '=', follows).execute();
    for (let index = 0; index < FOLLOWING_SCANS + 20; index += 1) {
      const id = `older-${index}`;
      // Neither of two with the same time may be skipped.
      const arrived_at = scan.arrived_at - 1000 - Math.floor(index / 3);
      await db
        .insertInto('scans')
        .values({ ...scan, id, message_id: id, arrived_at })
        .execute();
      await db
        .insertInto('scan_analyses')
        .values(stored.map((one) => ({ ...one, scan_id: id })))
        .execute();
    }
    const [sender] = (await listSenders(services, userId)).senders;
    await removeSender(services, userId, sender?.id ?? '');
    const marked = db.selectFrom('scans').select('id').where('marked_by', '=', 'sender');
    expect(await marked.execute()).toEqual([]);
  });

  test('an opinion of an email leaves the trust that was given on it, also when it is undone later', async () => {
    const scanId = await mailbox.arrive('a', signedPushy('a'));
    const other = await mailbox.arrive('b', signedPushy('b'));
    const engine = await read(scanId);
    await trust(scanId);
    const trusted = [await read(scanId), await read(other)];
    expect(trusted.map(({ mark }) => mark)).toEqual(Array(2).fill(expect.objectContaining({ by: 'sender' })));
    for (const opinion of ['safe', 'suspicious'] as const) {
      const { before } = (await correct(scanId, { opinion })) as CorrectionAnswer;
      expect(before).toBeNull();
      expect(await read(scanId)).toMatchObject({ mark: { opinion, by: 'email' } });
      await undoCorrection(services, userId, scanId);
      expect([await read(scanId), await read(other)]).toMatchObject(
        trusted.map(({ severity, mark }) => ({ severity, mark })),
      );
      expect((await listSenders(services, userId)).senders).toMatchObject([{ opinion: 'safe' }]);
    }
    const [sender] = (await listSenders(services, userId)).senders;
    await removeSender(services, userId, sender?.id ?? '');
    expect(await read(other)).toMatchObject({ severity: engine.severity, mark: null });
    expect(await services.db.selectFrom('corrections').select('id').execute()).toEqual([]);
  });

  test('an undo brings back the correction before with its date, its reason and what it covers', async () => {
    const scanId = await mailbox.arrive('a', signedPushy('a'));
    const { before: none } = (await safe(scanId)) as CorrectionAnswer;
    expect(none).toBeNull();
    await services.db.updateTable('corrections').set({ corrected_at: 1_000_000, covers_sender: 0 }).execute();
    const { before } = (await report(scanId)) as CorrectionAnswer;
    const was = { opinion: 'safe', reason: 'My lottery', coversEmail: true, coversSender: false };
    expect(before).toEqual({ ...was, correctedAt: new Date(1_000_000).toISOString() });
    if (before) await correct(scanId, before);
    expect(await services.db.selectFrom('corrections').selectAll().execute()).toMatchObject([
      { opinion: 'safe', reason: 'My lottery', corrected_at: 1_000_000, covers_sender: 0 },
    ]);
    const inTheFuture = { opinion: 'safe', correctedAt: '2999-01-01T00:00:00.000Z' } as const;
    await correct(scanId, inTheFuture);
    const { corrected_at } = await services.db
      .selectFrom('corrections')
      .select('corrected_at')
      .executeTakeFirstOrThrow();
    expect(corrected_at).toBeLessThanOrEqual(services.now());
  });

  test('at the limit a correction can be changed, and an undo makes room', async () => {
    const [marked, other] = [await mailbox.arrive('a', pushy('a')), await mailbox.arrive('b', pushy('b'))];
    await safe(marked);
    const { db } = services;
    const row = await db.selectFrom('corrections').selectAll().executeTakeFirstOrThrow();
    for (let made = 1; made < MAX_CORRECTIONS; made += 100) {
      const more = Array.from({ length: Math.min(100, MAX_CORRECTIONS - made) }, (_, index) => ({
        ...{ ...row, id: `other-${made + index}`, scan_id: null },
      }));
      await db.insertInto('corrections').values(more).execute();
    }
    expect(await safe(other)).toMatchObject({ status: 409, code: 'TOO_MANY_CORRECTIONS' });
    expect(await report(marked)).toMatchObject({ scan: { verdict: 'dangerous' } });
    await undoCorrection(services, userId, marked);
    expect(await safe(other)).toMatchObject({ scan: { verdict: 'safe' } });
  });

  test('a sender stays trusted when the scan is deleted, and other marks go with their scans', async () => {
    const trusted = await mailbox.arrive('a', signedPushy('a'));
    const unproven = await mailbox.arrive('b', pushy('b'));
    await safe(trusted);
    await safe(unproven);
    await deleteScan(services, userId, trusted);
    await deleteScan(services, userId, unproven);
    expect(await services.db.selectFrom('corrections').select(['sender', 'scan_id']).execute()).toEqual([
      { sender: 'win@lottery.example', scan_id: null },
    ]);
    expect(await read(await mailbox.arrive('c', signedPushy('c')))).toMatchObject({ mark: { by: 'sender' } });
    await eraseScans(services, userId);
    expect((await listSenders(services, userId)).senders).toHaveLength(1);
    await services.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await services.db.selectFrom('corrections').selectAll().execute()).toEqual([]);
  });

  test('a new scan of an email keeps what the user said of it', async () => {
    const scanId = await mailbox.arrive('a', fraud('a'));
    await safe(scanId);
    const again = await scanAgain(services, userId, scanId, undefined, mailbox.gmail.network);
    expect(again).toMatchObject({ verdict: 'safe', mark: { by: 'email', engine: { verdict: 'dangerous' } } });
    expect(await listScans(services, userId, { verdict: ['dangerous'] })).toMatchObject({ scans: [] });
  });

  test('a finding is marked with its reason, and the verdict stays', async () => {
    const scanId = await mailbox.arrive('a', fraud('a'));
    const { analysis, verdict } = await read(scanId);
    const signalId = analysis.signals[0]?.id ?? '';
    const wrong = { reason: 'harmless', note: 'Our own test' } as const;
    expect(await correctFinding(services, userId, { scanId, signalId }, wrong)).toMatchObject({
      ...{ verdict, mark: null, analysis: { signals: analysis.signals } },
      corrections: { wrongFindings: [{ signalId, ...wrong }] },
    });
    expect(await correctFinding(services, userId, { scanId, signalId: 'invented' }, wrong)).toMatchObject({
      status: 404,
    });
    expect(await undoFinding(services, userId, { scanId, signalId })).toMatchObject({
      corrections: { wrongFindings: [] },
    });
  });

  test('another user’s scan is not there', async () => {
    const scanId = await mailbox.arrive('a', fraud('a'));
    const other = await registered(services, 'jonas');
    const finding = { scanId, signalId: 'wording' };
    const answers = [
      await correct(scanId, { opinion: 'safe' }, other.id),
      await undoCorrection(services, other.id, scanId),
      await correctFinding(services, other.id, finding, { reason: 'other', note: '' }),
      await undoFinding(services, other.id, finding),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'SCAN_NOT_FOUND' });
    expect(await read(scanId)).toMatchObject({ mark: null, corrections: { wrongFindings: [] } });
  });
});
