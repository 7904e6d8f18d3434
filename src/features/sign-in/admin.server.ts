import { type OperatorCommand, refused } from '../../server/operator-command.ts';
import { revokeSessions } from '../../server/session/sessions.ts';
import { foldEmail } from '../../server/users.ts';

const EVERYBODY = 'everybody';

/** What the operator can do with sessions. */
export const sessionCommands: OperatorCommand[] = [
  {
    name: 'sessions end',
    operands: ['EMAIL'],
    help: `Log a user out on all devices at once, or all users: ${EVERYBODY}.`,
    run: async ({ db, now }, { operands: [who = ''] }) => {
      if (who === EVERYBODY) {
        const { numUpdatedRows } = await db
          .updateTable('sessions')
          .set({ revoked_at: now() })
          .where('revoked_at', 'is', null)
          .executeTakeFirstOrThrow();
        return ended(Number(numUpdatedRows));
      }
      const user = await db.selectFrom('users').select('id').where('email', '=', foldEmail(who)).executeTakeFirst();
      if (!user) return refused(`${who} has no account.`);
      return ended(await revokeSessions(db, { userId: user.id }, now()));
    },
  },
];

function ended(sessions: number) {
  return { data: { sessions }, text: `Sessions ended: ${sessions}.` };
}
