import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Failure, failure } from '../../../server/failure.ts';
import { readGrant } from '../../../server/mailbox/grant-store.ts';
import type { Services } from '../../../server/services.ts';
import type { DemoEmailAnswer } from '../contract.ts';
import { mailboxFolder } from './emails.server.ts';

const SAMPLES = Object.values(
  import.meta.glob<string>('../samples/*.eml', { query: '?raw', import: 'default', eager: true }),
);
/** Each look into the mailbox reads them all. */
const MOST_EMAILS = 200;

/** Delivers an invented phishing email into the demo mailbox that a user has connected, another one each time. */
export async function deliverSample(services: Services, userId: string): Promise<DemoEmailAnswer | Failure> {
  const grant = await readGrant(services, userId);
  if (typeof grant !== 'object' || grant.provider !== 'demo') {
    return failure(409, 'NO_DEMO_MAILBOX', 'No demo mailbox is connected.');
  }
  const folder = mailboxFolder(grant.address, services.settings);
  await mkdir(folder, { recursive: true });
  const there = (await readdir(folder)).length;
  if (there >= MOST_EMAILS) return failure(409, 'MAILBOX_FULL', 'The demo mailbox is full.');
  const id = randomBytes(12).toString('hex');
  const date = new Date(services.now()).toUTCString().replace('GMT', '+0000');
  const email = (SAMPLES[there % SAMPLES.length] ?? '')
    .replaceAll('{owner}', grant.address)
    .replaceAll('{date}', date)
    .replaceAll('{id}', id);
  // Whole at once, as an email arrives.
  await writeFile(join(folder, `${id}.part`), email);
  await rename(join(folder, `${id}.part`), join(folder, `${id}.eml`));
  return { subject: /^Subject: (.+)$/m.exec(email)?.[1] ?? '' };
}
