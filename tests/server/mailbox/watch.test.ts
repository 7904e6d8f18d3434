import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { revokeGrant } from '../../../src/server/mailbox/grants.ts';
import { type Mailbox, watchMailbox, withMailbox } from '../../../src/server/mailbox/mailbox.ts';
import { type FakeImap, type ImapCommand, openFakeImap } from '../../mocks/imap.ts';
import { registered } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
let imap: FakeImap;
let userId: string;
let commands: ImapCommand[];
let skew = 0;

beforeEach(async () => {
  skew = 0;
  services = await openTestServices({ now: () => Date.now() + skew });
  imap = await openFakeImap();
  userId = (await registered(services)).id;
  await storeGrant(services, userId, {
    ...{ provider: 'imap', host: '127.0.0.1', port: imap.port, security: 'starttls', user: 'ada', password: 'secret' },
  });
  commands = [];
  imap.messages.set(1, 'Subject: one\r\n\r\nHello');
});
afterEach(async () => {
  await imap.close();
  await services.close();
});

const UNAVAILABLE = { code: 'MAILBOX_UNAVAILABLE' };
const never = new AbortController().signal;
const count = (wanted: string) => commands.filter(({ name }) => name === wanted).length;

/** A server that supports IDLE and handles it as given. */
function withIdle(onIdle: (command: ImapCommand) => void): void {
  imap.behave((command) => {
    commands.push(command);
    const { name, line, socket, answer } = command;
    if (name === 'CAPABILITY') answer(['* CAPABILITY IMAP4rev1 IDLE']);
    else if (name === 'IDLE') onIdle(command);
    else if (line === 'DONE')
      socket.write(`${commands.findLast((one) => one.name === 'IDLE')?.line.split(' ')[0]} OK\r\n`);
    else return false;
    return true;
  });
}

async function withOpenMailbox<T>(work: (mailbox: Required<Mailbox>) => Promise<T>) {
  return watchMailbox(services, { userId }, async (mailbox) => {
    if (!mailbox.waitForChanges) throw new Error('it has to be asked');
    return { done: await work(mailbox as Required<Mailbox>) };
  });
}

describe('a mailbox that is watched', () => {
  test('waits in IDLE until its server tells of a message, and reads on by the same connection', async () => {
    withIdle(({ socket }) => socket.write('+ idling\r\n'));
    await withOpenMailbox(async (mailbox) => {
      await mailbox.list();
      const changed = mailbox.waitForChanges(never);
      await until(() => count('IDLE') === 1);
      imap.messages.set(2, 'Subject: two\r\n\r\nHello');
      commands.at(-1)?.socket.write('* 2 EXISTS\r\n');
      expect(await changed).toBe(true);
      expect(await mailbox.list()).toMatchObject({ ids: ['1-2', '1-1'] });
      expect(await mailbox.raw('1-2')).toMatchObject({ source: Buffer.from('Subject: two\r\n\r\nHello') });
    });
    expect(count('LOGIN')).toBe(1);
  });

  test('begins a new IDLE long before its server would hang up', async () => {
    withIdle(({ socket }) => socket.write('+ idling\r\n'));
    await withOpenMailbox(async (mailbox) => {
      await mailbox.list();
      const leave = new AbortController();
      const waits = mailbox.waitForChanges(leave.signal);
      await until(() => count('IDLE') === 1);
      leave.abort();
      expect(await waits).toBe(false);
      skew += 29 * 60 * 1000;
      const { signal } = leave;
      expect(await mailbox.waitForChanges(signal)).toBe(true);
      await mailbox.list();
      expect(await mailbox.waitForChanges(signal)).toBe(false);
      await until(() => count('IDLE') === 2);
    });
  });

  test.each([
    ['does not know IDLE', () => imap.behave((command) => !commands.push(command))],
    ['refuses IDLE', () => withIdle(({ answer }) => answer([], 'NO not today'))],
  ])('is asked again and again when its server %s, by one connection', async (_, behave) => {
    behave();
    await withOpenMailbox(async (mailbox) => {
      for (let looks = 0; looks < 3; looks += 1) {
        expect(await mailbox.list()).toMatchObject({ ids: ['1-1'] });
        expect(await mailbox.waitForChanges(never)).toBe(true);
      }
    });
    expect(count('NOOP')).toBe(3);
    expect(count('LOGIN')).toBe(1);
    expect(count('IDLE')).toBeLessThan(2);
  });

  test('is connected anew once when its connection breaks, and not again at once', async () => {
    withIdle(({ socket }) => socket.destroy());
    await withOpenMailbox(async (mailbox) => {
      await mailbox.list();
      expect(await mailbox.waitForChanges(never)).toBe(true);
      expect(await mailbox.list()).toMatchObject({ ids: ['1-1'] });
      expect(await mailbox.waitForChanges(never)).toBe(true);
      expect(await mailbox.list()).toMatchObject(UNAVAILABLE);
      expect(count('LOGIN')).toBe(2);
      skew += 60_000;
      expect(await mailbox.list()).toMatchObject({ ids: ['1-1'] });
      expect(count('LOGIN')).toBe(3);
    });
  });

  test('is hung up on when its server talks without end', async () => {
    withIdle(({ socket }) => socket.write(`+ idling\r\n${'* OK still here\r\n'.repeat(5000)}`));
    let closed = false;
    await withOpenMailbox(async (mailbox) => {
      await mailbox.list();
      commands.at(-1)?.socket.on('close', () => {
        closed = true;
      });
      expect(await mailbox.waitForChanges(never)).toBe(true);
      await until(() => closed);
    });
  });

  test('refuses access once it is disconnected', async () => {
    imap.behave((command) => !commands.push(command));
    await withOpenMailbox(async (mailbox) => {
      expect(await mailbox.list()).toMatchObject({ ids: ['1-1'] });
      await revokeGrant(services, userId);
      const asked = commands.length;
      expect(await mailbox.waitForChanges(never)).toBe(true);
      expect(await mailbox.list()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
      expect(await mailbox.raw('1-1')).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
      expect(commands).toHaveLength(asked);
    });
  });

  test('does not keep its owner from reading it in the meantime', async () => {
    withIdle(({ socket }) => socket.write('+ idling\r\n'));
    await withOpenMailbox(async (mailbox) => {
      await mailbox.list();
      const leave = new AbortController();
      const waits = mailbox.waitForChanges(leave.signal);
      expect(await withMailbox(services, { userId }, (other) => other.list())).toMatchObject({ ids: ['1-1'] });
      leave.abort();
      expect(await waits).toBe(false);
    });
    expect(count('LOGIN')).toBe(2);
  });
});

async function until(look: () => boolean): Promise<void> {
  while (!look()) await new Promise((resolve) => setTimeout(resolve, 10));
}
