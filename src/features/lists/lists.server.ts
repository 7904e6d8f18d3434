import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS } from '../../server/durations.ts';
import { isRemote, type ListKind, type ListSource } from '../../server/list-source.ts';
import type { RequestPublic } from '../../server/public-request.ts';
import type { Lists } from '../../server/services.ts';
import type { Settings } from '../../server/settings.ts';
import { type Downloaded, download } from './download.server.ts';
import { hashOf, type ListState, readKeys, readState, writeKeys, writeState } from './list-files.server.ts';
import { LIST_KINDS } from './list-kinds.server.ts';
import { unpackedList } from './unpack-list.server.ts';
import { MAX_BYTES, TOO_LARGE, UnusableList } from './unusable-list.ts';

interface Sources {
  settings: Pick<Settings, 'lists' | 'dataDir'>;
  log: Pick<Logger, 'info' | 'warn'>;
  now(): number;
}

interface Loaded {
  state: ListState;
  keys: Float64Array | undefined;
}

/** Reads the last good copies from the disk, so that a restart without a network loses nothing. */
export function openLists({ settings, log, now }: Sources, request?: RequestPublic): Lists {
  const { dataDir, lists: sources } = settings;
  const loaded = new Map<ListSource, Loaded>();
  for (const source of sources) {
    const state = readState(dataDir, source);
    // If the setting was changed, the old copy is of another list.
    if (state?.from !== source.from || (source.sha256 !== undefined && source.sha256 !== state.sha256)) continue;
    const keys = readKeys(dataDir, source, state);
    // Without its keys, the list must be downloaded again.
    const { etag: _etag, lastModified: _lastModified, ...rest } = state;
    loaded.set(source, { state: keys ? state : { ...rest, checkedAt: 0 }, keys });
  }

  const keep = (source: ListSource, next: Loaded) => {
    loaded.set(source, next);
    try {
      writeState(dataDir, source, next.state);
    } catch (error) {
      // With Postgres there may be no writable disk; the list is still in memory.
      log.warn({ err: error, list: source.name }, 'list not stored');
    }
  };

  const update = async (source: ListSource) => {
    const before = loaded.get(source);
    const checked = { from: source.from, checkedAt: now() };
    try {
      const list = await read(source, before?.keys ? before.state : undefined, request);
      if (list === null && before) {
        const { error: _error, ...state } = before.state;
        keep(source, { keys: before.keys, state: { ...state, ...checked, asOf: now() } });
        return;
      }
      if (list === null) throw new UnusableList('the server sent nothing');
      const { bytes, asOf = now(), ...version } = list;
      const sha256 = hashOf(bytes);
      if (source.sha256 !== undefined && source.sha256 !== sha256) throw new UnusableList('its SHA-256 is another one');
      const keys = await LIST_KINDS[source.kind].keysOf(await unpackedList(bytes));
      const keysSha256 = storeKeys(source, keys);
      const state = { ...checked, ...version, entries: keys.length, asOf, sha256, ...(keysSha256 && { keysSha256 }) };
      keep(source, { keys, state });
      log.info({ list: source.name, entries: keys.length }, 'list updated');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ list: source.name, reason }, 'list not updated');
      const state = before?.state ?? { entries: 0, asOf: null };
      keep(source, { keys: before?.keys, state: { ...state, ...checked, error: reason } });
    }
  };

  const storeKeys = (source: ListSource, keys: Float64Array) => {
    try {
      return writeKeys(dataDir, source, keys);
    } catch {
      return undefined;
    }
  };

  const usable = (kind: ListKind) =>
    sources.flatMap((source) => {
      const list = loaded.get(source);
      if (source.kind !== kind || !list?.keys || list.state.asOf === null) return [];
      if (isStale(source, list.state, now())) return [];
      return [{ name: source.name, hours: (now() - list.state.asOf) / HOUR_MS, keys: list.keys }];
    });

  return {
    current: () => {
      const [[publicSuffixes], [popularSites]] = [usable('public-suffixes'), usable('popular-sites')];
      return {
        blocklists: usable('blocklist'),
        ...(publicSuffixes && { publicSuffixes }),
        ...(popularSites && { popularSites }),
      };
    },
    refresh: async () => {
      for (const source of sources) if (isDue(loaded.get(source)?.state, now())) await update(source);
    },
  };
}

/** The operator decides how new a list on their own disk is. */
export function isStale({ from, kind }: ListSource, { asOf }: ListState, now: number): boolean {
  return isRemote(from) && (asOf === null || now - asOf > LIST_KINDS[kind].oldestMs);
}

function isDue(state: ListState | undefined, now: number): boolean {
  if (!state) return true;
  // The hourly timer may fire a little early.
  const pause = (state.error === undefined && isRemote(state.from) ? DAY_MS : HOUR_MS) - HOUR_MS / 10;
  return now - state.checkedAt >= pause;
}

async function read(
  { from }: ListSource,
  known: ListState | undefined,
  request: RequestPublic | undefined,
): Promise<(Downloaded & { asOf?: number }) | null> {
  if (isRemote(from)) {
    const { etag, lastModified } = known ?? {};
    return download(from, { ...(etag && { etag }), ...(lastModified && { lastModified }) }, request);
  }
  const { size, mtimeMs } = await stat(from);
  if (size > MAX_BYTES) throw new UnusableList(TOO_LARGE);
  return { bytes: await readFile(from), asOf: Math.round(mtimeMs) };
}
