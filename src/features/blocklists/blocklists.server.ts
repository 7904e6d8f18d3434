import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type BlocklistSource, isRemote } from '../../server/blocklist-source.ts';
import { DAY_MS, HOUR_MS } from '../../server/durations.ts';
import type { Blocklists } from '../../server/services.ts';
import type { Settings } from '../../server/settings.ts';
import { type Downloaded, download, type HttpsGet } from './download.server.ts';
import { hashOf, type ListState, readKeys, readState, writeKeys, writeState } from './list-files.server.ts';
import { keysOfList, LIST_LIMITS, UnusableList } from './parse-list.server.ts';

/** Malicious pages are cleaned or gone after days; an old list would accuse what has become honest. */
export const OLDEST_MS = 7 * DAY_MS;

interface Sources {
  settings: Pick<Settings, 'blocklists' | 'dataDir'>;
  log: Pick<Logger, 'info' | 'warn'>;
  now(): number;
}

interface Loaded {
  state: ListState;
  keys: Float64Array | undefined;
}

/** Reads the last good copies from the disk, so that a restart without a network loses nothing. */
export function openBlocklists({ settings, log, now }: Sources, get?: HttpsGet): Blocklists {
  const { dataDir, blocklists: sources } = settings;
  const loaded = new Map<string, Loaded>();
  for (const source of sources) {
    const state = readState(dataDir, source.name);
    // After a change of the setting, the old copy is another list.
    if (state?.from !== source.from || (source.sha256 !== undefined && source.sha256 !== state.sha256)) continue;
    const keys = readKeys(dataDir, source.name, state);
    // Without its keys the version must be asked for anew.
    const { etag: _etag, lastModified: _lastModified, ...rest } = state;
    loaded.set(source.name, { state: keys ? state : { ...rest, checkedAt: 0 }, keys });
  }

  const keep = (source: BlocklistSource, next: Loaded) => {
    loaded.set(source.name, next);
    try {
      writeState(dataDir, source.name, next.state);
    } catch (error) {
      // With Postgres there may be no disk to write to; the list is in memory.
      log.warn({ err: error, blocklist: source.name }, 'blocklist not stored');
    }
  };

  const update = async (source: BlocklistSource) => {
    const before = loaded.get(source.name);
    const checked = { from: source.from, checkedAt: now() };
    try {
      const list = await read(source, before?.keys ? before.state : undefined, get);
      if (list === null && before) {
        const { error: _error, ...state } = before.state;
        keep(source, { keys: before.keys, state: { ...state, ...checked, asOf: now() } });
        return;
      }
      if (list === null) throw new UnusableList('the server sent nothing');
      const { bytes, asOf = now(), ...version } = list;
      const sha256 = hashOf(bytes);
      if (source.sha256 !== undefined && source.sha256 !== sha256) throw new UnusableList('its SHA-256 is another one');
      const keys = await keysOfList(bytes);
      const keysSha256 = storeKeys(source, keys);
      const state = { ...checked, ...version, entries: keys.length, asOf, sha256, ...(keysSha256 && { keysSha256 }) };
      keep(source, { keys, state });
      log.info({ blocklist: source.name, entries: keys.length }, 'blocklist updated');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ blocklist: source.name, reason }, 'blocklist not updated');
      const state = before?.state ?? { entries: 0, asOf: null };
      keep(source, { keys: before?.keys, state: { ...state, ...checked, error: reason } });
    }
  };

  const storeKeys = (source: BlocklistSource, keys: Float64Array) => {
    try {
      return writeKeys(dataDir, source.name, keys);
    } catch {
      return undefined;
    }
  };

  return {
    current: () =>
      sources.flatMap((source) => {
        const list = loaded.get(source.name);
        if (!list?.keys || list.state.asOf === null || isStale(source, list.state, now())) return [];
        return [{ name: source.name, hours: (now() - list.state.asOf) / HOUR_MS, keys: list.keys }];
      }),
    refresh: async () => {
      for (const source of sources) if (isDue(loaded.get(source.name)?.state, now())) await update(source);
    },
  };
}

/** A list on the operator's own disk is as new as the operator wants it. */
export function isStale({ from }: Pick<BlocklistSource, 'from'>, { asOf }: ListState, now: number): boolean {
  return isRemote(from) && (asOf === null || now - asOf > OLDEST_MS);
}

function isDue(state: ListState | undefined, now: number): boolean {
  if (!state) return true;
  // The hourly timer may be a little early.
  const pause = (state.error === undefined && isRemote(state.from) ? DAY_MS : HOUR_MS) - HOUR_MS / 10;
  return now - state.checkedAt >= pause;
}

async function read(
  { from }: BlocklistSource,
  known: ListState | undefined,
  get: HttpsGet | undefined,
): Promise<(Downloaded & { asOf?: number }) | null> {
  if (isRemote(from)) {
    const { etag, lastModified } = known ?? {};
    return download(from, { ...(etag && { etag }), ...(lastModified && { lastModified }) }, get);
  }
  const { size, mtimeMs } = await stat(from);
  if (size > LIST_LIMITS.bytes) throw new UnusableList('it is larger than 64 MB');
  return { bytes: await readFile(from), asOf: Math.round(mtimeMs) };
}
