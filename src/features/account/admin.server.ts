import { readFile } from 'node:fs/promises';
import { type OperatorCommand, printable, refused } from '../../server/operator-command.ts';
import { ANNOUNCEMENT_TEXTS } from './texts.ts';

const MAX_CHARACTERS = 20_000;

/** The terms and the privacy policy promise an email to every user before they change. */
export const accountCommands: OperatorCommand[] = [
  {
    name: 'users email',
    operands: ['FILE'],
    options: {
      subject: { type: 'string', help: ANNOUNCEMENT_TEXTS.subject },
      send: { type: 'boolean', help: ANNOUNCEMENT_TEXTS.send },
    },
    help: ANNOUNCEMENT_TEXTS.help,
    run: async ({ db, outbox, settings }, { operands: [file = ''], options }) => {
      const subject = String(options.subject ?? '').trim();
      if (subject === '') return refused(ANNOUNCEMENT_TEXTS.noSubject);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return refused(ANNOUNCEMENT_TEXTS.unreadable(file));
      if (text.trim() === '' || text.length > MAX_CHARACTERS) return refused(ANNOUNCEMENT_TEXTS.length(MAX_CHARACTERS));
      if (options.send && !settings.mail) return refused(ANNOUNCEMENT_TEXTS.noMailServer);
      // One transaction, so that all users get the email or none does.
      const users = await db.transaction().execute(async (trx) => {
        const rows = await trx.selectFrom('users').select('email').orderBy('email').execute();
        if (options.send) for (const { email } of rows) await outbox.write(trx, { to: email, subject, text });
        return rows.length;
      });
      if (!options.send) {
        return { data: { users, sent: false }, text: ANNOUNCEMENT_TEXTS.preview(users, subject, printable(text)) };
      }
      await outbox.send();
      return { data: { users, sent: true }, text: ANNOUNCEMENT_TEXTS.queued(users) };
    },
  },
];
