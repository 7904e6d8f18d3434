/** `npm run outbox`: lists emails that wait to be sent; `npm run outbox -- show ID` prints one. */
import type { Mail } from '../server/mail/mail.ts';
import { openMail } from '../server/mail/outbox.ts';
import { openServices } from '../server/open-services.ts';
import { columns, findById, isOutput, printable, printableJson, when } from '../server/operator-command.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run outbox [-- list | show ID | retry ID] [--json]

Lists emails that wait to be sent: all of them while SMTP_URL is not set, otherwise those the mail server has not accepted.
Emails it has refused for good stay here until you retry them.
Login codes and links are hidden in the list; show prints them.
You can shorten an ID as long as it is unique.`;

const words = process.argv.slice(2).filter((word) => word !== '--json');
const asJson = process.argv.includes('--json');
const [what = 'list', prefix = ''] = words;
if (words.includes('--help')) stop(USAGE, 0);
if (what !== 'list' && (!['show', 'retry'].includes(what) || prefix === '')) stop(USAGE, 2);

const settings = requireSettings({ LOG_LEVEL: 'warn', ...process.env }, 1);
const { db, keys, outbox } = await openServices(settings);
const rows = await db.selectFrom('outbox').selectAll().orderBy('written_at').execute();

const waiting = rows
  .filter(({ id }) => id.startsWith(prefix))
  .map(({ id, mail, written_at, attempts, last_error, refused_at }) => ({
    id,
    writtenAt: new Date(written_at).toISOString(),
    attempts,
    lastError: last_error,
    refused: refused_at !== null,
    ...(JSON.parse(mail) as Mail),
  }));
type Waiting = (typeof waiting)[number];

if (what === 'list') {
  console.log(asJson ? printableJson(waiting) : listed());
} else {
  const email = findById(waiting, 'email', prefix);
  if (isOutput(email)) stop(email.text, 1);
  if (what === 'show') await show(email);
  else console.log(await retry(email.id));
}
await db.destroy();

async function show(waiting: Waiting): Promise<void> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', waiting.id).executeTakeFirstOrThrow();
  const email = { ...waiting, ...(await openMail(keys, row)) };
  console.log(asJson ? printableJson(email) : shown(email));
}

function shown(email: Waiting): string {
  const { to = 'the support address', replyTo, subject, text } = email;
  const reply = replyTo ? `Reply to:  ${replyTo.name} <${replyTo.address}>\n` : '';
  const lines = `To:        ${to}\n${reply}Subject:   ${subject}\nAttempts:  ${email.attempts} ${email.lastError ?? ''}\n\n${text}`;
  return printable(lines);
}

function listed(): string {
  const lines = waiting.map(({ id, writtenAt, attempts, refused, replyTo, to, subject }) => [
    id.slice(0, 8),
    when(Date.parse(writtenAt)),
    `${attempts}×${refused ? ', refused' : ''}`,
    to ?? replyTo?.address ?? '',
    subject,
  ]);
  if (lines.length === 0) return 'The outbox is empty.';
  return columns([['ID', 'Written', 'Tried', 'To or from', 'Subject'], ...lines]);
}

async function retry(id: string): Promise<string> {
  await db.updateTable('outbox').set({ refused_at: null, retry_at: 0 }).where('id', '=', id).execute();
  await outbox.send();
  const left = await db.selectFrom('outbox').select('last_error').where('id', '=', id).executeTakeFirst();
  if (!left) return 'The email was sent.';
  return `The email is still in the outbox: ${left.last_error ?? 'SMTP_URL is not set'}.`;
}
