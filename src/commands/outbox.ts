/** `npm run outbox`: lists the mails that are yet to be sent; `npm run outbox -- show ID` prints one. */
import type { Mail } from '../server/mail/mail.ts';
import { openServices } from '../server/open-services.ts';
import { columns, printable, when } from '../server/operator-command.ts';
import { readSettings } from '../server/settings.ts';

const USAGE = `Usage: npm run outbox [-- list | show ID] [--json]

Mails that are yet to be sent: all of them while SMTP_URL is not set, else those the mail server has not taken yet.
An id may be shortened as long as it is the only one that begins so.`;

const words = process.argv.slice(2).filter((word) => word !== '--json');
const asJson = process.argv.includes('--json');
const [what = 'list', prefix = ''] = words;
if (words.includes('--help')) stop(USAGE, 0);
if (what !== 'list' && (what !== 'show' || prefix === '')) stop(USAGE, 2);

const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
if (!settings.ok) stop(settings.mistakes.join('\n'), 1);
const { db } = await openServices(settings.settings);
const rows = await db.selectFrom('outbox').selectAll().orderBy('written_at').execute();
await db.destroy();

const waiting = rows
  .filter(({ id }) => id.startsWith(prefix))
  .map(({ id, mail, written_at, attempts, last_error }) => ({
    id,
    writtenAt: new Date(written_at).toISOString(),
    attempts,
    lastError: last_error,
    ...(JSON.parse(mail) as Mail),
  }));
if (what === 'show') {
  const [mail, another] = waiting;
  if (!mail || another) stop(mail ? `Several ids begin with ${prefix}.` : `No mail has the id ${prefix}.`, 1);
  const { to = 'the support address', replyTo, subject, text } = mail;
  const reply = replyTo ? `Reply to:  ${replyTo.name} <${replyTo.address}>\n` : '';
  const lines = `To:        ${to}\n${reply}Subject:   ${subject}\nAttempts:  ${mail.attempts} ${mail.lastError ?? ''}\n\n${text}`;
  console.log(asJson ? JSON.stringify(mail, null, 2) : printable(lines));
} else if (asJson) {
  console.log(JSON.stringify(waiting, null, 2));
} else {
  const lines = waiting.map(({ id, writtenAt, attempts, replyTo, to, subject }) => [
    id.slice(0, 8),
    when(Date.parse(writtenAt)),
    `${attempts}×`,
    to ?? replyTo?.address ?? '',
    subject,
  ]);
  console.log(
    lines.length === 0
      ? 'The outbox is empty.'
      : columns([['Id', 'Written', 'Tried', 'To or from', 'Subject'], ...lines]),
  );
}

function stop(text: string, code: number): never {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}
