import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { whenOnline } from '../../../client/online.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { hrefOf, type Params, replace } from '../../dashboard/route.ts';
import { $monitor } from '../../scanning/store.ts';
import { type Filter, filterOf, isNarrowed, NO_FILTER, paramsOf } from '../filter.ts';
import { $list, $opened, loadList, openList, retryList, showMore, shownIn } from '../store.ts';
import { shownLine } from '../words.ts';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ScanPage } from './ScanPage.tsx';
import { Unscanned } from './Unscanned.tsx';

const SETTLING_FRAMES = 5;

/** All scans, the newest first, narrowed as the address says. */
export function ScanList({ params }: { params: Params }) {
  const list = useStore($list);
  const { data: monitor } = useStore($monitor);
  const view = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const filter = filterOf(params);
  const address = JSON.stringify(paramsOf(filter));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is in the filter
  useEffect(() => openList(filter), [address]);
  useEffect(() => returnToOpened(rows.current), []);
  useEffect(() => whenOnline(retryList), []);
  // What the address says and the list does not know is not left standing as if it were in force.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is in the filter
  useEffect(() => {
    if (hrefOf('scans', params) !== hrefOf('scans', paramsOf(filter))) narrow(filter);
  }, [params]);
  const news = monitor && list.scannedThen !== null ? monitor.scanned - list.scannedThen : 0;
  const shown = shownIn(list.pages);
  const isEmpty = list.status === 'ready' && shown === 0;
  const said = list.status === 'ready' && (shown > 0 || isNarrowed(list.filter));
  // All were deleted elsewhere; or whoever looks at an empty list waits for the first.
  useEffect(() => {
    if (news < 0 || (isEmpty && news > 0)) void loadList($list.get().filter);
  }, [isEmpty, news]);

  const narrow = (narrowed: Filter) => replace('scans', paramsOf(narrowed));
  // A button that is gone once it was pressed hands the focus on.
  const widen = (widened: Filter) => {
    narrow(widened);
    search.current?.focus();
  };
  const reload = () => {
    void loadList(list.filter);
    view.current?.focus({ preventScroll: true });
  };
  const more = async () => {
    const first = await showMore();
    // Where the button was: whoever reads on by keyboard goes on there.
    if (first) requestAnimationFrame(() => linkTo(rows.current, first.id)?.focus({ preventScroll: true }));
  };
  return (
    <div ref={view} tabIndex={-1} className="grid gap-6">
      <ViewHeading title="Scans" />
      <FilterBar filter={filter} search={search} onChange={narrow} onWiden={widen} />
      <Unscanned />
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <Notice kind="error" role="alert">
          <p>The scans could not be read. Nothing is lost: they are kept on the server.</p>
          <Button variant="secondary" onClick={reload}>
            Try again
          </Button>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-h-6 text-14 text-ink-muted">
          {said && shownLine(shown, list.total, list.next === null)}
        </p>
        {news > 0 && list.status === 'ready' && (
          <Button variant="quiet" onClick={reload}>
            {news === 1 ? '1 message was' : `${news} messages were`} scanned meanwhile: refresh
          </Button>
        )}
      </div>
      {isEmpty && <EmptyList narrowed={isNarrowed(list.filter)} monitor={monitor} onClear={() => widen(NO_FILTER)} />}
      {shown > 0 && (
        <>
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
          {list.more === 'failed' && (
            <Notice kind="error" role="alert">
              The next ones could not be read. Please try again.
            </Notice>
          )}
          {list.next !== null && list.status === 'ready' && (
            <Button
              variant="secondary"
              className="justify-self-start"
              busy={list.more === 'loading'}
              busyLabel="Loading…"
              onClick={() => void more()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Leads whoever comes back from a scan to the row that was left, at the height where it was. */
function returnToOpened(rows: HTMLElement | null): (() => void) | undefined {
  const opened = $opened.get();
  const link = opened && linkTo(rows, opened.id);
  if (!link) return undefined;
  link.focus({ preventScroll: true });
  let frame = 0;
  // Rows have their real heights only once they have been in sight.
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
