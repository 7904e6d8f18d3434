import { atom } from 'nanostores';
import { $auth } from '../../client/session.ts';
import { $monitor } from '../scanning/store.ts';
import { listScans, totalScans } from './api.ts';
import type { ScanSummary, ScansAnswer, ScanTotalAnswer } from './contract.ts';
import { type Filter, isNarrowed, NO_FILTER, paramsOf, queryOf, shows } from './filter.ts';
import { $selection, deselect, NOTHING_SELECTED } from './selection.ts';

export interface ScanList {
  filter: Filter;
  /** While `status` is `loading`, those of the previous filter. */
  pages: readonly (readonly ScanSummary[])[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** Null until it is counted. */
  total: number | null;
  /** Matches with each verdict; those of the previous filter until they are counted. */
  verdicts: ScanTotalAnswer['verdicts'] | null;
  /** How many emails had been scanned when the list was requested; null if that was unknown. */
  scannedBefore: number | null;
  status: 'nothing' | 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
}

const EMPTY: ScanList = {
  filter: NO_FILTER,
  pages: [],
  next: null,
  total: null,
  verdicts: null,
  scannedBefore: null,
  status: 'nothing',
  more: 'idle',
};

/** Kept while a scan is open, so that Back returns to the same position. */
export const $list = atom<ScanList>(EMPTY);

/** The scan that was opened from the list, and the distance of its row from the top of the window. */
export const $opened = atom<{ id: string; top: number } | null>(null);

/** Incremented to drop responses to earlier requests. */
let generation = 0;

/** Loads the scans that match, unless they are loaded already. */
export function openList(filter: Filter): void {
  const { filter: before, status } = $list.get();
  if (status === 'nothing' || status === 'failed' || !isSame(filter, before)) void loadList(filter);
}

/** Reloads the list without filters, after its scans were deleted. */
export function reloadList(): void {
  void loadList(NO_FILTER);
}

export async function loadList(filter: Filter): Promise<void> {
  generation += 1;
  const own = generation;
  const query = queryOf(filter);
  const scannedBefore = scannedSoFar();
  $opened.set(null);
  $selection.set(NOTHING_SELECTED);
  $list.set({ ...$list.get(), filter, total: null, scannedBefore, status: 'loading', more: 'idle' });
  void totalScans(query).then((answer) => {
    if (own === generation && answer.ok) $list.set({ ...$list.get(), ...answer.data });
  });
  const answer = await listScans(query);
  if (own !== generation) return;
  const list = $list.get();
  if (answer.ok) {
    const pages = pagesOf(answer.data);
    const { next } = answer.data;
    $list.set({ ...list, pages, next, scannedBefore: scannedBefore ?? scannedSoFar(), status: 'ready' });
  } else $list.set({ ...list, pages: [], next: null, status: 'failed' });
}

/** Counts the matches of the list again. */
export async function recount(): Promise<void> {
  const { filter, status } = $list.get();
  if (status !== 'ready') return;
  const own = generation;
  const answer = await totalScans(queryOf(filter));
  if (own === generation && answer.ok) $list.set({ ...$list.get(), ...answer.data });
}

export function retryList(): void {
  const { filter, status } = $list.get();
  if (status === 'failed') void loadList(filter);
}

/** @returns the first of the scans that were added */
export async function showMore(): Promise<ScanSummary | undefined> {
  const { filter, next, status, more } = $list.get();
  if (status !== 'ready' || more === 'loading' || next === null) return undefined;
  const own = generation;
  $list.set({ ...$list.get(), more: 'loading' });
  const answer = await listScans({ ...queryOf(filter), after: next });
  if (own !== generation) return undefined;
  const list = $list.get();
  if (!answer.ok) {
    $list.set({ ...list, more: 'failed' });
    return undefined;
  }
  $list.set({ ...list, pages: [...list.pages, ...pagesOf(answer.data)], next: answer.data.next, more: 'idle' });
  return answer.data.scans[0];
}

/** Removes a deleted scan from the list. */
export function dropScan(id: string): void {
  const { pages, total, verdicts, ...list } = $list.get();
  const scan = pages.flat().find((one) => one.id === id);
  if (!scan) return;
  const remaining = pages.map((page) =>
    page.some((scan) => scan.id === id) ? page.filter((scan) => scan.id !== id) : page,
  );
  deselect(id);
  $list.set({
    ...list,
    pages: remaining.filter(({ length }) => length > 0),
    total: total === null ? null : total - 1,
    verdicts: verdicts && { ...verdicts, [scan.verdict]: verdicts[scan.verdict] - 1 },
  });
}

/**
 * Replaces the result of a scan that was repeated or corrected, and removes it from a list that it no longer belongs
 * in.
 */
export function updateScan(scan: ScanSummary): void {
  const list = $list.get();
  const before = list.pages.flat().find(({ id }) => id === scan.id);
  if (!before) return;
  if (!shows(list.filter, scan)) {
    dropScan(scan.id);
    return;
  }
  const verdicts = list.verdicts && { ...list.verdicts };
  if (verdicts) {
    verdicts[before.verdict] -= 1;
    verdicts[scan.verdict] += 1;
  }
  const pages = list.pages.map((page) => page.map((one) => (one.id === scan.id ? scan : one)));
  $list.set({ ...list, pages, verdicts });
}

/** Reloads the list if scans left it whose verdicts are now back to what they were. */
export function bringBack(ids: readonly string[]): void {
  const list = $list.get();
  const shown = new Set(orderOf(list));
  if (list.status === 'ready' && isNarrowed(list.filter) && ids.some((id) => !shown.has(id)))
    void loadList(list.filter);
}

/** Ids of the shown scans, in their order. */
export function orderOf({ pages }: Pick<ScanList, 'pages'>): string[] {
  return pages.flatMap((page) => page.map(({ id }) => id));
}

export function shownIn(pages: ScanList['pages']): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}

function pagesOf({ scans }: ScansAnswer): ScanList['pages'] {
  return scans.length > 0 ? [scans] : [];
}

function scannedSoFar(): number | null {
  return $monitor.get().data?.scanned ?? null;
}

function isSame(one: Filter, other: Filter): boolean {
  return JSON.stringify(paramsOf(one)) === JSON.stringify(paramsOf(other));
}

// The next user must not see anything of the previous one.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  generation += 1;
  $list.set(EMPTY);
  $opened.set(null);
  $selection.set(NOTHING_SELECTED);
});
