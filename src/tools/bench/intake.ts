/**
 * Measures forwards that are checked by email: `npm run bench -- intake`. Hands emails to the LMTP listener, several at a
 * time, as a mail server does, and waits until each answer is in the outbox, which is when one counts as delivered. Then
 * emails of strangers, which get no answer. Options: `--emails N` (default 2,000), `--parallel N` (default 4).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { ROOT } from '../../commands/root.ts';
import { openIntake } from '../../features/forwarding/intake.server.ts';
import { openServices } from '../../server/open-services.ts';
import type { Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { createUser } from '../../server/users.ts';
import { openWorkerPool } from '../../server/worker-pool.ts';
import { freePort } from '../testing/free-port.ts';
import { percentile } from './http/load.ts';
import type { Figures } from './report/budgets.ts';
import { inWorkFolder } from './report/work-folder.ts';

const EMAILS = join(ROOT, 'src/features/demo-provider/emails');
const TASKS = join(ROOT, 'src/workers/tasks.ts');
const SCAN = 'scan@letterlock.example';
const AUTHSERV = 'mx.letterlock.example';
/** An hour's forwards of one account are fewer than are measured. */
const NO_LIMITS = '1000000';
const MB = 1024 * 1024;

export async function run(args: string[]): Promise<Figures<'intake'>> {
  const { values } = parseArgs({ args, options: { emails: { type: 'string' }, parallel: { type: 'string' } } });
  const emails = Number(values.emails ?? 2000);
  const parallel = Number(values.parallel ?? 4);
  return inWorkFolder(async (folder) => {
    const port = await freePort();
    const services = await openBenchServices(folder, port);
    const { stopping, log, settings } = services;
    const pool = openWorkerPool(TASKS, { stopping: stopping.signal, log });
    services.workers = pool;
    if (!settings.scanIntake) throw new Error('The intake is not set.');
    const intake = await openIntake(services, settings.scanIntake);
    try {
      await addUser(services, 'ada@letterlock.example');
      const known = await deliverAll({ port, parallel, from: 'ada@letterlock.example', emails });
      const answers = await services.db.selectFrom('outbox').select('id').execute();
      if (answers.length !== emails) throw new Error(`${answers.length} of ${emails} emails were answered.`);
      const strange = await deliverAll({ port, parallel, from: 'stranger@letterlock.example', emails });
      console.log(`${emails} forwards, ${parallel} at a time: ${Math.round(known.rate)} per second`);
      return {
        'forwards answered, a second': known.rate,
        'answered after, p50': percentile(known.milliseconds, 0.5),
        'answered after, p99': percentile(known.milliseconds, 0.99),
        'strangers refused, a second': strange.rate,
        'memory at most': Math.max(known.memory, strange.memory) / MB,
      };
    } finally {
      await intake.close();
      await pool.close();
      await services.db.destroy();
    }
  });
}

async function openBenchServices(folder: string, port: number): Promise<Services> {
  const result = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: NO_LIMITS,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SUPPORT_ADDRESS: 'support@letterlock.example',
    SCAN_LISTEN: `lmtp://127.0.0.1:${port}`,
    SCAN_ADDRESS: SCAN,
    SCAN_AUTHSERV_ID: AUTHSERV,
  });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  const services = await openServices(result.settings);
  return { ...services, outbox: { ...services.outbox, sendSoon: () => undefined } };
}

async function addUser(services: Services, email: string): Promise<void> {
  const user = await createUser(services, { issuer: 'bench', subject: email, email });
  if (typeof user === 'string') throw new Error(user);
}

interface Deliveries {
  port: number;
  parallel: number;
  from: string;
  emails: number;
}

async function deliverAll({ port, parallel, from, emails }: Deliveries) {
  const sources = readdirSync(EMAILS)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(EMAILS, name), 'utf8'));
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    lmtp: true,
    ignoreTLS: true,
    pool: true,
    maxConnections: parallel,
  });
  const milliseconds: number[] = [];
  let memory = 0;
  let next = 0;
  const start = performance.now();
  const deliver = async () => {
    while (next < emails) {
      const index = next;
      next += 1;
      const raw = forwardOf(sources[index % sources.length] ?? '', { from, id: `${index}-${from}` });
      const began = performance.now();
      await transport.sendMail({ envelope: { from, to: [SCAN] }, raw });
      milliseconds.push(performance.now() - began);
      memory = Math.max(memory, process.memoryUsage().rss);
    }
  };
  await Promise.all(Array.from({ length: parallel }, deliver));
  const rate = emails / ((performance.now() - start) / 1000);
  transport.close();
  milliseconds.sort((a, b) => a - b);
  return { rate, milliseconds, memory };
}

/** As an attachment, from a sender verified by the mail server. */
function forwardOf(source: string, { from, id }: { from: string; id: string }): string {
  return [
    `Authentication-Results: ${AUTHSERV}; dmarc=pass header.from=letterlock.example`,
    `From: ${from}`,
    `To: ${SCAN}`,
    'Subject: Fwd',
    `Message-ID: <${id}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: message/rfc822',
    'Content-Disposition: attachment; filename="email.eml"',
    '',
    source,
    '--part--',
    '',
  ].join('\r\n');
}
