import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Failure, failure } from '../../../server/failure.ts';
import { readGrant } from '../../../server/mailbox/grant-store.ts';
import type { Services } from '../../../server/services.ts';
import type { DemoEmailAnswer } from '../contract.ts';
import { DEMO_ERRORS } from '../texts.ts';
import { mailboxFolder } from './emails.server.ts';

const SAMPLES = Object.values(
  import.meta.glob<string>('../samples/*.eml', { query: '?raw', import: 'default', eager: true }),
);
const MAX_EMAILS = 200;

export async function deliverSample(services: Services, userId: string): Promise<DemoEmailAnswer | Failure> {
  const grant = await readGrant(services, userId);
  if (typeof grant !== 'object' || grant.provider !== 'demo') {
    return failure(409, 'NO_DEMO_MAILBOX', DEMO_ERRORS.notConnected);
  }
  const folder = mailboxFolder(grant.address, services.settings);
  await mkdir(folder, { recursive: true });
  const count = (await readdir(folder)).length;
  if (count >= MAX_EMAILS) return failure(409, 'MAILBOX_FULL', DEMO_ERRORS.full);
  const id = randomBytes(12).toString('hex');
  const date = new Date(services.now()).toUTCString().replace('GMT', '+0000');
  const email = (SAMPLES[count % SAMPLES.length] ?? '')
    .replaceAll('{owner}', grant.address)
    .replaceAll('{date}', date)
    .replaceAll('{id}', id);
  // Renamed, so that no half-written email is read.
  await writeFile(join(folder, `${id}.part`), email);
  await rename(join(folder, `${id}.part`), join(folder, `${id}.eml`));
  return { subject: /^Subject: (.+)$/m.exec(email)?.[1] ?? '' };
}
