import { type OperatorCommand, refused } from '../../../server/operator-command.ts';
import { findUserByEmail } from '../../../server/users.ts';
import { dropSecondFactor } from './second-factor.server.ts';
import { SECOND_FACTOR_COMMAND_TEXTS } from './texts.ts';

/** For somebody who has lost the phone and the recovery codes. */
export const secondFactorCommands: OperatorCommand[] = [
  {
    name: 'second-factor remove',
    operands: ['EMAIL'],
    help: SECOND_FACTOR_COMMAND_TEXTS.help,
    run: async (services, { operands: [email = ''] }) => {
      const user = await findUserByEmail(services.db, email);
      const removed = user !== undefined && (await dropSecondFactor(services, user));
      if (!removed) return refused(SECOND_FACTOR_COMMAND_TEXTS.none(email));
      return { data: { removed: true }, text: SECOND_FACTOR_COMMAND_TEXTS.removed(email) };
    },
  },
];
