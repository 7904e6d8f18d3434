import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { whenOnline } from '../../../client/online.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ScanProgress } from '../../dashboard/parts/ScanProgress.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { hrefOf, type Params, replace } from '../../dashboard/route.ts';
import { VIEW_NAMES } from '../../dashboard/texts.ts';
import { $monitor } from '../../scanning/store.ts';
import { type Filter, filterOf, isNarrowed, NO_FILTER, paramsOf } from '../filter.ts';
import { $list, $opened, loadList, openList, orderOf, retryList, showMore, shownIn } from '../store.ts';
import { FILTER_TEXTS, LIST_TEXTS } from '../view-texts.ts';
import { shownLine } from '../words.ts';
import { BulkBar } from './BulkBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { LinkedFilters } from './LinkedFilters.tsx';
import { useListKeys } from './list-keys.ts';
import { ScanPage } from './ScanPage.tsx';
import { Segments } from './Segments.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Unscanned } from './Unscanned.tsx';

const SETTLING_FRAMES = 5;

export function ScanList({ params }: { params: Params }) {
  const list = useStore($list);
  const { data: monitor } = useStore($monitor);
  const view = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const filter = filterOf(params);
  const address = JSON.stringify(paramsOf(filter));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address contains the whole filter
  useEffect(() => openList(filter), [address]);
  useEffect(() => returnToOpened(rows.current), []);
  useEffect(() => whenOnline(retryList), []);
  useListKeys(rows, search);
  // Invalid filter values are removed from the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address contains the whole filter
  useEffect(() => {
    if (hrefOf('scans', params) !== hrefOf('scans', paramsOf(filter))) narrow(filter);
  }, [params]);
  const newScans = monitor && list.scannedBefore !== null ? monitor.scanned - list.scannedBefore : 0;
  const shown = shownIn(list.pages);
  const isEmpty = list.status === 'ready' && shown === 0;
  const hasCount = list.status === 'ready' && (shown > 0 || isNarrowed(list.filter));
  const hasNone = isEmpty && !isNarrowed(list.filter) && !isNarrowed(filter);
  // All were deleted elsewhere, or an empty list gets its first scan.
  useEffect(() => {
    if (newScans < 0 || (isEmpty && newScans > 0)) void loadList($list.get().filter);
  }, [isEmpty, newScans]);

  // All shown scans have left the list, and there are more.
  useEffect(() => {
    if (isEmpty && list.next !== null) void loadList($list.get().filter);
  }, [isEmpty, list.next]);

  const narrow = (narrowed: Filter) => replace('scans', paramsOf(narrowed));
  // The pressed button disappears with the focus on it.
  const widen = (widened: Filter) => {
    narrow(widened);
    search.current?.focus();
  };
  const reload = () => {
    void loadList(list.filter);
    focusView();
  };
  const more = async () => {
    const first = await showMore();
    // Keyboard users continue with the first new scan.
    if (first) requestAnimationFrame(() => linkTo(rows.current, first.id)?.focus({ preventScroll: true }));
  };
  const focusView = () => view.current?.focus({ preventScroll: true });
  return (
    <div ref={view} tabIndex={-1} className="scan-list">
      <ViewHeading title={VIEW_NAMES.scans} className="sr-only" />
      <search className="scan-filter" aria-label={FILTER_TEXTS.label} hidden={hasNone}>
        <div className="scan-controls">
          <Segments
            selected={filter.verdict}
            counts={list.verdicts}
            onChange={(verdict) => narrow({ ...filter, verdict })}
          />
          <Toolbar filter={filter} search={search} onChange={(changed) => narrow({ ...filter, ...changed })} />
        </div>
        <LinkedFilters filter={filter} isEmpty={isEmpty} onWiden={widen} />
      </search>
      <ScanProgress />
      <Unscanned />
      {list.status === 'loading' && shown === 0 && <Waiting />}
      {list.status === 'failed' && (
        <Notice kind="error" role="alert">
          <p>{LIST_TEXTS.failed}</p>
          <Button variant="secondary" onClick={reload}>
            {LIST_TEXTS.tryAgain}
          </Button>
        </Notice>
      )}
      {newScans > 0 && list.status === 'ready' && (
        <Button variant="quiet" className="justify-self-start" onClick={reload}>
          {LIST_TEXTS.showNew(newScans)}
        </Button>
      )}
      {shown > 0 && (
        <div ref={rows} className="scan-rows" aria-busy={list.status === 'loading' || undefined}>
          {list.pages.map((scans, index) => (
            <ScanPage
              key={scans[0]?.id}
              scans={scans}
              first={shownIn(list.pages.slice(0, index)) + 1}
              last={index === list.pages.length - 1}
              params={params}
            />
          ))}
        </div>
      )}
      {list.more === 'failed' && (
        <Notice kind="error" role="alert">
          {LIST_TEXTS.moreFailed}
        </Notice>
      )}
      <div className="scan-foot">
        <p role="status">{hasCount && shownLine(shown, list.total, list.next === null)}</p>
        {list.next !== null && list.status === 'ready' && (
          <Button
            variant="secondary"
            busy={list.more === 'loading'}
            busyLabel={LIST_TEXTS.loading}
            onClick={() => void more()}
          >
            {LIST_TEXTS.showMore}
          </Button>
        )}
      </div>
      {isEmpty && <EmptyList narrowed={isNarrowed(list.filter)} monitor={monitor} onClear={() => widen(NO_FILTER)} />}
      <BulkBar shown={orderOf(list)} onClosed={focusView} />
      {shown > 0 && <Shortcuts />}
    </div>
  );
}

/** Coming back from a scan, restores the focus and scroll position of its row. */
function returnToOpened(rows: HTMLElement | null): (() => void) | undefined {
  const opened = $opened.get();
  const link = opened && linkTo(rows, opened.id);
  if (!link) return undefined;
  link.focus({ preventScroll: true });
  let frame = 0;
  // Rows get their real heights only when they are rendered.
  const settle = (frames: number) => {
    scrollBy({ top: link.getBoundingClientRect().top - opened.top, behavior: 'instant' });
    if (frames > 0) frame = requestAnimationFrame(() => settle(frames - 1));
  };
  settle(SETTLING_FRAMES);
  return () => cancelAnimationFrame(frame);
}

function linkTo(rows: HTMLElement | null, scanId: string): HTMLElement | null {
  return rows?.querySelector<HTMLElement>(`[data-scan="${scanId}"]`) ?? null;
}
