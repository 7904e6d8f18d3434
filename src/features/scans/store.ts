import { atom } from 'nanostores';
import { $auth } from '../../client/session.ts';
import { $monitor } from '../scanning/store.ts';
import { listScans, totalScans } from './api.ts';
import type { ScanSummary, ScansAnswer } from './contract.ts';
import { type Filter, NO_FILTER, paramsOf, questionOf } from './filter.ts';

export interface ScanList {
  filter: Filter;
  /** What is found, page by page; of the filter before while `status` is `loading`. */
  pages: readonly (readonly ScanSummary[])[];
  /** Where the next page begins; null when there is none. */
  next: string | null;
  /** Null while it is not known. */
  total: number | null;
  /** How many messages had been scanned in all when it was asked for; null when nobody had said. */
  scannedThen: number | null;
  status: 'nothing' | 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
}

const NOTHING: ScanList = {
  filter: NO_FILTER,
  pages: [],
  next: null,
  total: null,
  scannedThen: null,
  status: 'nothing',
  more: 'idle',
};

/** Kept while a scan is open, so that the way back leads to the same place. */
export const $list = atom<ScanList>(NOTHING);

/** The scan that was opened from the list, and how far from the top of the window its row was. */
export const $opened = atom<{ id: string; top: number } | null>(null);

/** Counts what makes earlier answers stale. */
let turn = 0;

/** Shows the scans that match; asked once more for the same, it keeps what is there. */
export function openList(filter: Filter): void {
  const { filter: before, status } = $list.get();
  if (status === 'nothing' || status === 'failed' || !isSame(filter, before)) void loadList(filter);
}

/** Asks for the newest that match. */
export async function loadList(filter: Filter): Promise<void> {
  turn += 1;
  const own = turn;
  const question = questionOf(filter);
  const scannedThen = scannedSoFar();
  $opened.set(null);
  $list.set({ ...$list.get(), filter, total: null, scannedThen, status: 'loading', more: 'idle' });
  void totalScans(question).then((answer) => {
    if (own === turn && answer.ok) $list.set({ ...$list.get(), total: answer.data.total });
  });
  const answer = await listScans(question);
  if (own !== turn) return;
  const list = $list.get();
  if (answer.ok) {
    const pages = pagesOf(answer.data);
    const { next } = answer.data;
    $list.set({ ...list, pages, next, scannedThen: scannedThen ?? scannedSoFar(), status: 'ready' });
  } else $list.set({ ...list, pages: [], next: null, status: 'failed' });
}

/** Asks once more for what could not be read. */
export function retryList(): void {
  const { filter, status } = $list.get();
  if (status === 'failed') void loadList(filter);
}

/** @returns the first of the scans that were added */
export async function showMore(): Promise<ScanSummary | undefined> {
  const { filter, next, status, more } = $list.get();
  if (status !== 'ready' || more === 'loading' || next === null) return undefined;
  const own = turn;
  $list.set({ ...$list.get(), more: 'loading' });
  const answer = await listScans({ ...questionOf(filter), after: next });
  if (own !== turn) return undefined;
  const list = $list.get();
  if (!answer.ok) {
    $list.set({ ...list, more: 'failed' });
    return undefined;
  }
  $list.set({ ...list, pages: [...list.pages, ...pagesOf(answer.data)], next: answer.data.next, more: 'idle' });
  return answer.data.scans[0];
}

/** Takes a scan out of the list that is not there any more. */
export function forgetScan(id: string): void {
  const { pages, total, ...list } = $list.get();
  const left = pages.map((page) =>
    page.some((scan) => scan.id === id) ? page.filter((scan) => scan.id !== id) : page,
  );
  const gone = shownIn(pages) - shownIn(left);
  $list.set({ ...list, pages: left.filter(({ length }) => length > 0), total: total === null ? null : total - gone });
}

/** Takes over what was found when a message was scanned again. */
export function updateScan(scan: ScanSummary): void {
  const list = $list.get();
  $list.set({ ...list, pages: list.pages.map((page) => page.map((one) => (one.id === scan.id ? scan : one))) });
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

// Nothing of one user's mail stays on the page for the next.
$auth.listen(({ userId }, previous) => {
  if (userId === previous?.userId) return;
  turn += 1;
  $list.set(NOTHING);
  $opened.set(null);
});
