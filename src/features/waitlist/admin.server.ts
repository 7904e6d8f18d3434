import { toCsv } from '../../server/csv.ts';
import { columns, type OperatorCommand, when } from '../../server/operator-command.ts';
import type { Services } from '../../server/services.ts';
import { COMMANDS } from './texts.ts';
import { eraseFromWaitlist, readWaitlist } from './waitlist.server.ts';

export const waitlistCommands: OperatorCommand[] = [
  {
    name: 'waitlist list',
    help: COMMANDS.list,
    run: async (services) => {
      const data = await entries(services);
      const rows = data.map((entry) => [
        when(Date.parse(entry.joinedAt)),
        entry.workEmail,
        entry.userType,
        entry.applicantName,
        entry.teamSize ?? '',
      ]);
      const text = columns([[...COMMANDS.columns], ...rows]);
      return { data, text: data.length === 0 ? COMMANDS.empty : text };
    },
  },
  {
    name: 'waitlist export',
    help: COMMANDS.export,
    run: async (services) => {
      const data = await entries(services);
      const rows = data.map(({ joinedAt, workEmail, userType, applicantName, teamSize }) => [
        joinedAt,
        workEmail,
        userType,
        applicantName,
        teamSize ?? '',
      ]);
      const csv = toCsv([['joinedAt', 'workEmail', 'userType', 'applicantName', 'teamSize'], ...rows]);
      return { data, text: csv.trimEnd() };
    },
  },
  {
    name: 'waitlist erase',
    operands: ['EMAIL'],
    help: COMMANDS.erase,
    run: async (services, { operands: [email = ''] }) => {
      const erased = await eraseFromWaitlist(services, email);
      const { entries, messages, mails } = erased;
      if (entries + messages === 0) return { data: erased, text: COMMANDS.notListed(email), failed: true };
      return { data: erased, text: COMMANDS.erased(email, messages, mails) };
    },
  },
];

async function entries(services: Services) {
  const rows = await readWaitlist(services);
  return rows.map(({ joined_at, work_email, user_type, applicant_name, team_size }) => ({
    joinedAt: new Date(joined_at).toISOString(),
    workEmail: work_email,
    userType: user_type,
    applicantName: applicant_name,
    teamSize: team_size,
  }));
}
