import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Correspondence } from '../../../src/engines/detection/index.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { describeBaseline, eraseBaseline } from '../../../src/features/scanning/baseline.server.ts';
import { readCorrespondence } from '../../../src/features/scanning/correspondents.server.ts';
import { eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import type { FakeGmail } from '../../mocks/gmail.ts';
import { harmless } from '../../support/scan-emails.ts';
import { openScannedMailbox, type ScannedMailbox } from '../../support/scanned-mailbox.ts';
import { until } from '../../support/scanning.ts';
import type { TestServices } from '../../support/services.ts';
import { testTable } from '../../support/test-table.ts';

const HOUR = 60 * 60 * 1000;
const OWNER = 'maren.vogel@northwind.example';
let skew = 0;
let mailbox: ScannedMailbox;
let services: TestServices;
let userId: string;
let gmail: FakeGmail;

beforeEach(async () => {
  skew = 0;
  mailbox = await openScannedMailbox({ now: () => Date.now() + skew });
  ({ services, userId, gmail } = mailbox);
  gmail.network.timeoutSeconds = 5;
  mailbox.startMonitor();
});
afterEach(() => mailbox.close());

let written = 0;
function write(to: string, more = '') {
  written += 1;
  const raw = `From: ${OWNER}\r\nTo: ${to}\r\n${more}Subject: Secret plans\r\n\r\nHidden words.`;
  gmail.messages.unshift({ id: `own${written}`, raw, sent: true, receivedAt: Date.now() + written });
}

async function knownOf(from: string, more: Record<string, string> = {}): Promise<Correspondence> {
  return readCorrespondence(services, userId, await readMessage(harmless('x', { From: from, ...more })));
}

const stored = () => services.db.selectFrom('correspondents').selectAll().execute();
const NOBODY: Correspondence = { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: false };

describe('after a look into the sent folder', () => {
  beforeEach(async () => {
    write('Jonas Brandt <jonas@halvorsen-timber.example>');
    write('jonas@halvorsen-timber.example', 'Cc: "Ito, Mei" <mei.ito@gmail.com>\r\n');
    write(`Me Myself <${OWNER}>`);
    await mailbox.firstVisit();
  });

  test('an address is known with its number of emails, in any case', async () => {
    expect(await knownOf('Jonas Brandt <JONAS@Halvorsen-Timber.example>')).toEqual({
      ...{ toSender: 2, knowsDomain: true, nameElsewhere: false, similar: [] },
    });
    expect(await knownOf('kim@mail.halvorsen-timber.example')).toMatchObject({ toSender: 0, knowsDomain: true });
    expect(await knownOf('Kim <kim@willow.example>')).toEqual(NOBODY);
    expect(await knownOf(`Me Myself <${OWNER}>`)).toEqual(NOBODY);
  });

  testTable([
    ['a letter left out', 'x@halvorsn-timber.example', 'halvorsen-timber.example'],
    ['a letter added', 'x@halvorssen-timber.test', 'halvorsen-timber.example'],
    ['two letters swapped', 'x@halvorsne-timber.example', 'halvorsen-timber.example'],
    ['a letter of another script', 'x@hаlvorsen-timber.example', 'halvorsen-timber.example'],
    ['no hyphen', 'x@halvorsentimber.example', 'halvorsen-timber.example'],
    ['a word added', 'x@halvorsen-timber-billing.example', 'halvorsen-timber.example'],
    ['another ending', 'x@halvorsen-timber.test', 'halvorsen-timber.example'],
    ['a free provider misspelt', 'mei.ito@gmai1.com', 'mei.ito@gmail.com'],
  ])('a domain with %s leads to the known one', async (_, from, known) => {
    expect(await knownOf(from)).toMatchObject({ knowsDomain: false, similar: [known] });
  });

  test('a reply address is compared as well', async () => {
    const known = await knownOf('x@willow.example', { 'Reply-To': 'x@halvorsen-tinber.example' });
    expect(known.similar).toEqual(['halvorsen-timber.example']);
  });

  testTable(['x@halversen-tinder.example', 'x@timber.example', 'other.ito@gmai1.com', 'mei.ito@gmail.com'])(
    'nothing resembles %s',
    async (from) => {
      expect((await knownOf(from)).similar).toEqual([]);
    },
  );

  test('a name is known, and where its bearer writes from', async () => {
    expect(await knownOf('"Brandt, Jonas" <jonas.brandt@gmx.net>')).toMatchObject({ nameElsewhere: true });
    expect(await knownOf('Jonas Brandt <office@halvorsen-timber.example>')).toMatchObject({ nameElsewhere: false });
    expect(await knownOf('Mei Ito <mei.ito@gmail.com>')).toMatchObject({ nameElsewhere: false });
    expect(await knownOf('Mei Ito <mei.ito.2@gmail.com>')).toMatchObject({ nameElsewhere: true });
  });

  test('nothing stored names anybody, and of the messages only two fields were read', async () => {
    expect(JSON.stringify(await stored())).not.toMatch(/jonas|brandt|halvorsen|mei.ito|gmail|secret|hidden/i);
    const ofOwn = gmail.requests.filter(({ path }) => path.includes('/messages/own'));
    expect(ofOwn.length).toBe(3);
    for (const { path } of ofOwn) expect(path).toMatch(/format=metadata&metadataHeaders=To&metadataHeaders=Cc$/);
  });

  test('each message is counted once, however often the folder is read', async () => {
    for (let hour = 0; hour < 2; hour += 1) {
      skew += 2 * HOUR;
      write('jonas@halvorsen-timber.example');
      await mailbox.arrive(`m${hour}`, harmless(`m${hour}`));
    }
    expect((await knownOf('jonas@halvorsen-timber.example')).toSender).toBe(4);
  });

  test('the context reaches the scan', async () => {
    const scan = await mailbox.arrive(
      'cousin',
      harmless('cousin', { From: 'Jonas Brandt <jonas@halvorsen-timbr.example>' }),
    );
    const { analysis } = await services.db
      .selectFrom('scan_analyses')
      .select('analysis')
      .where('scan_id', '=', scan)
      .executeTakeFirstOrThrow();
    expect(analysis).toContain('contact-look-alike');
    expect(analysis).toContain('halvorsen-timber.example');
  });

  test('a reset deletes everything, and only new emails are learned from', async () => {
    expect(await describeBaseline(services, userId)).toMatchObject({ people: 2 });
    await eraseBaseline(services, userId);
    expect(await stored()).toEqual([]);
    skew += 2 * HOUR;
    write('new@willow.example');
    await mailbox.arrive('later', harmless('later'));
    expect(await knownOf('jonas@halvorsen-timber.example')).toEqual(NOBODY);
    expect(await knownOf('new@willow.example')).toMatchObject({ toSender: 1 });
  });

  test('deleting all scans deletes them too', async () => {
    await eraseScans(services, userId);
    expect(await stored()).toEqual([]);
    expect(await mailbox.monitorRow()).toMatchObject({ sent_cursor: null, sent_read_at: 0 });
  });
});

test('with consent to an earlier text, the sent folder is not read', async () => {
  write('jonas@halvorsen-timber.example');
  await mailbox.firstVisit();
  await eraseBaseline(services, userId);
  await services.db
    .updateTable('monitors')
    .set({ consent_version: '2026-11-23', sent_cursor: null, sent_read_at: 0 })
    .execute();
  const asked = gmail.requests.filter(({ path }) => path.includes('/messages/own')).length;
  await mailbox.arrive('m', harmless('m'));
  expect(gmail.requests.filter(({ path }) => path.includes('/messages/own'))).toHaveLength(asked);
  expect(await stored()).toEqual([]);
});

test('a domain is known after three safe emails from it, and its look-alike is then found', async () => {
  await mailbox.firstVisit();
  for (const id of ['a', 'b', 'c']) {
    expect((await knownOf('x@northwind.example')).knowsDomain).toBe(false);
    await mailbox.arrive(id, harmless(id));
  }
  await until(async () => (await stored()).length > 0);
  expect(await knownOf('y@northwind.example')).toMatchObject({ toSender: 0, knowsDomain: true });
  expect(await knownOf('y@northwlnd.example')).toMatchObject({ similar: ['northwind.example'] });
  expect(await describeBaseline(services, userId)).toMatchObject({ people: 0 });
});

test('a mailbox that refuses the sent folder is scanned all the same', async () => {
  gmail.answerWith(() => new Response('', { status: 500 }), /labelIds=SENT/);
  await mailbox.firstVisit();
  await mailbox.arrive('m', harmless('m'));
  expect(await stored()).toEqual([]);
});
