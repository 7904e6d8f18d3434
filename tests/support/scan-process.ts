import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMailboxSource } from '../../src/features/scanning/mailbox-source.server.ts';
import { monitorMailboxes } from '../../src/features/scanning/monitor.server.ts';
import { openServices } from '../../src/server/open-services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { type FakeGmail, fakeGmail } from '../mocks/gmail.ts';

// Scans mailboxes that are folders of messages, one for each access token, and names each message that it fetches. With
// HOLD no fetch is ever answered; the message that is named POISON ends the process.
const folder = process.env.MAIL_FOLDER ?? '';
const result = readSettings(process.env);
if (!result.ok) throw new Error(result.mistakes.join(' '));

const mailboxes = new Map<string, FakeGmail>();

const fetchFromFolder: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const owner = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const id = /\/messages\/([^/?]+)/.exec(request.url)?.[1];
  if (id !== undefined) {
    process.stdout.write(`${owner}/${id}\n`);
    if (id === process.env.POISON) process.kill(process.pid, 'SIGKILL');
    if (process.env.HOLD) await new Promise(() => undefined);
  }
  const files = existsSync(join(folder, owner)) ? readdirSync(join(folder, owner)).sort().reverse() : [];
  const gmail = mailboxes.get(owner) ?? fakeGmail();
  mailboxes.set(owner, gmail);
  gmail.messages = files.map((file) => ({ id: file, raw: readFileSync(join(folder, owner, file)) }));
  return gmail.network.fetch(input, init);
};

const services = await openServices(result.settings);
const network = { fetch: fetchFromFolder, timeoutSeconds: 30 };
monitorMailboxes(services, { openSource: (_, userId, work) => withMailboxSource(services, userId, work, network) });
process.stdout.write('running\n');
