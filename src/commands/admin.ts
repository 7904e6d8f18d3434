/** `npm run admin -- COMMAND …`: manages waitlist, messages, reports, sessions and users, and shows lists. */
import { parseArgs } from 'node:util';
import { accountCommands } from '../features/account/admin.server.ts';
import { contactCommands } from '../features/contact/admin.server.ts';
import { reportCommands } from '../features/feedback/admin.server.ts';
import { sweepReports } from '../features/feedback/reports.server.ts';
import { listCommands } from '../features/lists/admin.server.ts';
import { secondFactorCommands } from '../features/password/second-factor/admin.server.ts';
import { sessionCommands } from '../features/sign-in/admin.server.ts';
import { waitlistCommands } from '../features/waitlist/admin.server.ts';
import { openServices } from '../server/open-services.ts';
import { type OperatorCommand, printableJson } from '../server/operator-command.ts';
import { withUpkeepDb } from '../server/services.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const COMMANDS: OperatorCommand[] = [
  ...waitlistCommands,
  ...contactCommands,
  ...reportCommands,
  ...sessionCommands,
  ...secondFactorCommands,
  ...accountCommands,
  ...listCommands,
];

const words = process.argv.slice(2);
const command = COMMANDS.find(({ name }) => name === words.slice(0, 2).join(' '));
if (!command) stop(usage(COMMANDS), words.some((word) => word === '--help') || words.length === 0 ? 0 : 2);

const { options = {}, operands = [] } = command;
const { values, positionals } = read(command);
if (values.help) stop(details(command), 0);
if (positionals.length !== operands.length) stop(details(command), 2);

const settings = requireSettings({ LOG_LEVEL: 'warn', ...process.env }, 1);
const services = withUpkeepDb(await openServices(settings));
// On hosts without a running server, commands also delete expired reports.
await sweepReports(services);
const output = await command.run(services, { operands: positionals, options: values });
await services.db.destroy();
console.log(values.json ? printableJson(output.data) : output.text);
if (output.failed) process.exitCode = 1;

function read({ name }: OperatorCommand) {
  const known = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]));
  try {
    return parseArgs({
      args: words.slice(name.split(' ').length),
      options: { ...known, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] };
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${details(command as OperatorCommand)}`, 2);
  }
}

function usage(commands: readonly OperatorCommand[]): string {
  const lines = commands.map(
    (known) => `  ${[known.name, ...(known.operands ?? [])].join(' ').padEnd(28)}${known.help}`,
  );
  return ['Usage: npm run admin -- COMMAND [--json] [--help]', '', ...lines].join('\n');
}

function details({ name, operands = [], options = {}, help }: OperatorCommand): string {
  const all = Object.entries({
    ...options,
    json: { type: 'boolean', help: 'Print JSON.' },
    help: { type: 'boolean', help: 'Show this help.' },
  });
  const lines = all.map(
    ([option, { type, help }]) => `  ${`--${option}${type === 'string' ? ' TEXT' : ''}`.padEnd(16)}${help}`,
  );
  return [`Usage: npm run admin -- ${[name, ...operands].join(' ')} [options]`, '', help, '', ...lines].join('\n');
}
