import { type OperatorCommand, refused } from '../../server/operator-command.ts';
import { dropPushOfEnded, revokeSessions } from '../../server/session/sessions.ts';
import { foldEmail } from '../../server/users.ts';
import { SESSION_COMMAND_TEXTS } from './texts.ts';

const EVERYBODY = 'everybody';

export const sessionCommands: OperatorCommand[] = [
  {
    name: 'sessions end',
    operands: ['EMAIL'],
    help: SESSION_COMMAND_TEXTS.help(EVERYBODY),
    run: async ({ db, now }, { operands: [who = ''] }) => {
      if (who === EVERYBODY) {
        const { numUpdatedRows } = await db
          .updateTable('sessions')
          .set({ revoked_at: now() })
          .where('revoked_at', 'is', null)
          .executeTakeFirstOrThrow();
        await dropPushOfEnded(db);
        return ended(Number(numUpdatedRows));
      }
      const user = await db.selectFrom('users').select('id').where('email', '=', foldEmail(who)).executeTakeFirst();
      if (!user) return refused(SESSION_COMMAND_TEXTS.noAccount(who));
      return ended(await revokeSessions(db, { userId: user.id }, now()));
    },
  },
];

function ended(sessions: number) {
  return { data: { sessions }, text: SESSION_COMMAND_TEXTS.ended(sessions) };
}
