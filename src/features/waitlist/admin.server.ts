import { toCsv } from '../../server/csv.ts';
import { columns, type OperatorCommand, when } from '../../server/operator-command.ts';
import type { Services } from '../../server/services.ts';
import { eraseFromWaitlist, readWaitlist } from './waitlist.server.ts';

/** What the operator can do with the waitlist. */
export const waitlistCommands: OperatorCommand[] = [
  {
    name: 'waitlist list',
    help: 'List everyone on the waitlist, first come first.',
    run: async (services) => {
      const data = await entries(services);
      const rows = data.map((entry) => [
        when(Date.parse(entry.joinedAt)),
        entry.workEmail,
        entry.userType,
        entry.applicantName,
        entry.teamSize ?? '',
      ]);
      const text = columns([['Joined', 'Work email', 'As', 'Name', 'Team size'], ...rows]);
      return { data, text: data.length === 0 ? 'Nobody is on the waitlist.' : text };
    },
  },
  {
    name: 'waitlist export',
    help: 'Print the waitlist as CSV, safe to open in a spreadsheet.',
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
    help: 'Take someone off the waitlist and delete what is known of them there.',
    run: async (services, { operands: [email = ''] }) => {
      const erased = await eraseFromWaitlist(services, email);
      const { entries, messages, mails } = erased;
      if (entries + messages === 0) return { data: erased, text: `${email} is not on the waitlist.`, failed: true };
      const text = `${email} was taken off the waitlist, with ${messages} notifications and ${mails} unsent mails.`;
      return { data: erased, text };
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
