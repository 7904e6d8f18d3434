import { columns, type OperatorCommand, when } from '../../server/operator-command.ts';
import { readState } from './list-files.server.ts';
import { LIST_KINDS } from './list-kinds.server.ts';
import { isStale, openLists } from './lists.server.ts';

const HEAD = ['Setting', 'Name', 'State', 'Entries', 'As of (UTC)', 'From', 'Last failure'];

export const listCommands: OperatorCommand[] = [
  {
    name: 'lists show',
    options: { refresh: { type: 'boolean', help: 'Get the lists that are due first.' } },
    help: 'Shows the lists, how old they are, and why one could not be updated.',
    run: async (services, { options }) => {
      const { settings, now } = services;
      if (options.refresh === true) await openLists(services).refresh();
      const lists = settings.lists.map((source) => {
        const known = readState(settings.dataDir, source);
        const state = known?.from === source.from ? known : undefined;
        return {
          setting: LIST_KINDS[source.kind].setting,
          name: source.name,
          from: source.from,
          state: !state || state.asOf === null ? 'missing' : isStale(source, state, now()) ? 'too old' : 'in use',
          entries: state?.entries ?? 0,
          asOf: state?.asOf ?? null,
          error: state?.error ?? null,
        };
      });
      const rows = lists.map(({ setting, name, state, entries, asOf, from, error }) => [
        setting,
        name,
        state,
        String(entries),
        asOf === null ? '-' : when(asOf),
        from,
        error ?? '-',
      ]);
      const text =
        lists.length === 0 ? 'No lists are set (BLOCKLISTS, SUFFIX_LIST, POPULAR_SITES).' : columns([HEAD, ...rows]);
      return { data: lists, text };
    },
  },
];
