/** `npm run outbox`: lists the mails that are yet to be sent; `npm run outbox -- show ID` prints one. */
import type { Mail } from '../server/mail/mail.ts';
import { openMail } from '../server/mail/outbox.ts';
import { openServices } from '../server/open-services.ts';
import { columns, findById, isOutput, printable, printableJson, when } from '../server/operator-command.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run outbox [-- list | show ID | retry ID] [--json]

Mails that are yet to be sent: all of them while SMTP_URL is not set, else those the mail server has not taken yet.
One that it has refused for good stays here and is tried again only when you ask for it.
Codes and links to log in with are hidden: show prints them.
An id may be shortened as long as it is the only one that begins so.`;

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
  const mail = findById(waiting, 'mail', prefix);
  if (isOutput(mail)) stop(mail.text, 1);
  if (what === 'show') await show(mail);
  else console.log(await retry(mail.id));
}
await db.destroy();

async function show(waiting: Waiting): Promise<void> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', waiting.id).executeTakeFirstOrThrow();
  const mail = { ...waiting, ...(await openMail(keys, row)) };
  console.log(asJson ? printableJson(mail) : shown(mail));
}

function shown(mail: Waiting): string {
  const { to = 'the support address', replyTo, subject, text } = mail;
  const reply = replyTo ? `Reply to:  ${replyTo.name} <${replyTo.address}>\n` : '';
  const lines = `To:        ${to}\n${reply}Subject:   ${subject}\nAttempts:  ${mail.attempts} ${mail.lastError ?? ''}\n\n${text}`;
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
  return columns([['Id', 'Written', 'Tried', 'To or from', 'Subject'], ...lines]);
}

async function retry(id: string): Promise<string> {
  await db.updateTable('outbox').set({ refused_at: null, retry_at: 0 }).where('id', '=', id).execute();
  await outbox.send();
  const left = await db.selectFrom('outbox').select('last_error').where('id', '=', id).executeTakeFirst();
  if (!left) return 'The mail was sent.';
  return `The mail is still in the outbox: ${left.last_error ?? 'SMTP_URL is not set'}.`;
}
