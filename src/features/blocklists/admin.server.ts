import { columns, type OperatorCommand, when } from '../../server/operator-command.ts';
import { isStale, openBlocklists } from './blocklists.server.ts';
import { readState } from './list-files.server.ts';

const HEAD = ['Name', 'State', 'Entries', 'As of (UTC)', 'From', 'Last failure'];

export const blocklistCommands: OperatorCommand[] = [
  {
    name: 'blocklists show',
    options: { refresh: { type: 'boolean', help: 'Get the lists that are due first.' } },
    help: 'Shows the blocklists, how old they are, and why one could not be updated.',
    run: async (services, { options }) => {
      const { settings, now } = services;
      if (options.refresh === true) await openBlocklists(services).refresh();
      const lists = settings.blocklists.map((source) => {
        const known = readState(settings.dataDir, source.name);
        const state = known?.from === source.from ? known : undefined;
        return {
          name: source.name,
          from: source.from,
          state: !state || state.asOf === null ? 'missing' : isStale(source, state, now()) ? 'too old' : 'in use',
          entries: state?.entries ?? 0,
          asOf: state?.asOf ?? null,
          error: state?.error ?? null,
        };
      });
      const rows = lists.map(({ name, state, entries, asOf, from, error }) => [
        name,
        state,
        String(entries),
        asOf === null ? '-' : when(asOf),
        from,
        error ?? '-',
      ]);
      const text = lists.length === 0 ? 'No blocklists are set (BLOCKLISTS).' : columns([HEAD, ...rows]);
      return { data: lists, text };
    },
  },
];
