import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Waiting } from '../../../ui/Loading.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { ScanProgress } from '../../dashboard/parts/ScanProgress.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { $route, replace } from '../../dashboard/route.ts';
import { DASHBOARD_TEXTS, VIEW_NAMES } from '../../dashboard/texts.ts';
import { keepFresh } from '../../scanning/refresh-store.ts';
import { $monitor } from '../../scanning/store.ts';
import type { CountsAnswer } from '../../scans/contract.ts';
import { KIND_NAMES } from '../../scans/texts.ts';
import { dayOf, firstDayOf, fittingColumns, isTelling, periodsOf, RANGES, type Range, rangeOf } from '../periods.ts';
import { attentionSince, countsOf } from '../store.ts';
import { headline, peaksOf, totalsOf } from '../summary.ts';
import { CHART_TEXTS, OVERVIEW_TEXTS, RANKING_TEXTS } from '../texts.ts';
import { FLAGGED } from '../verdicts.ts';
import { FirstContacts } from './FirstContacts.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { PeakNotes } from './PeakNotes.tsx';
import { Ranking } from './Ranking.tsx';
import { Totals } from './Totals.tsx';
import { VerdictChart } from './VerdictChart.tsx';
import { VerdictPatterns } from './VerdictMark.tsx';
import { VerdictTable } from './VerdictTable.tsx';
import './overview.css';

export function OverviewView() {
  const { params } = useStore($route);
  const range = rangeOf(params.days);
  const $counts = countsOf(range.days);
  const { data, error } = useStore($counts);
  useEffect(() => keepFresh($counts), [$counts]);
  const attention = useStore(attentionSince(firstDayOf(range, dayOf(new Date()))));
  // Shown together: otherwise the list above would push down what is below it.
  const isReady = data && (data.total === 0 || attention.data || attention.error);
  return (
    <div className="grid gap-6">
      <ScanProgress />
      <div className="overview-head">
        <ViewHeading title={VIEW_NAMES.overview} className="sr-only" />
        <p className="overview-headline">{data && headline(totalsOf(data.days), data.total)}</p>
        <Segmented
          legend={OVERVIEW_TEXTS.period}
          options={RANGES.map(({ days, name }) => ({ value: String(days), label: name }))}
          value={String(range.days)}
          onChange={(days) => replace('overview', { days })}
        />
      </div>
      <Announcement counts={data} range={range} />
      {isReady && <Findings counts={data} range={range} />}
      {!data && error && <Unavailable what={OVERVIEW_TEXTS.what} error={error} onRetry={() => $counts.revalidate()} />}
      {!isReady && !error && <Waiting />}
      {(isReady || error) && <MoreLinks />}
    </div>
  );
}

function Findings({ counts, range }: { counts: CountsAnswer; range: Range }) {
  if (counts.total === 0) return <EmptyPeriod range={range} />;
  const columns = fittingColumns(range, counts.total);
  const periods = periodsOf(counts.days, columns, dayOf(new Date()));
  const from = firstDayOf(range, dayOf(new Date()));
  const totals = totalsOf(counts.days);
  const peaks = peaksOf(periods);
  return (
    <>
      <VerdictPatterns />
      <NeedsAttention from={from} all={totals.dangerous + totals.suspicious} />
      <section aria-labelledby="emails-by-verdict" className="grid gap-4">
        <h3 id="emails-by-verdict" className="text-20">
          {CHART_TEXTS.heading}
        </h3>
        <Totals totals={totals} from={from} />
        {totals.unknown > 0 && <p className="max-w-measure text-14 text-ink-muted">{CHART_TEXTS.unknown}</p>}
        {isTelling(periods) && (
          <div className="verdict-course">
            <div className="sheet verdict-sheet">
              <VerdictChart periods={periods} peaks={peaks} />
            </div>
            <PeakNotes peaks={peaks} range={columns} />
          </div>
        )}
        <VerdictTable periods={periods} range={columns} />
      </section>
      <div className="overview-halves">
        <Rankings counts={counts} from={from} />
        <FirstContacts contacts={counts.firstContacts} from={from} />
      </div>
    </>
  );
}

/** If every count is one, there is no leader. */
function Rankings({ counts: { kinds, brands }, from }: { counts: CountsAnswer; from: string }) {
  const rankings = [
    {
      ...RANKING_TEXTS.kinds,
      rows: kinds.map(({ kind, scans }) => ({ name: KIND_NAMES[kind], scans, params: { ...FLAGGED, kind, from } })),
    },
    {
      ...RANKING_TEXTS.brands,
      rows: brands.map(({ brand, scans }) => ({ name: brand, scans, params: { ...FLAGGED, brand, from } })),
    },
  ].filter(({ rows }) => rows.some(({ scans }) => scans > 1));
  if (rankings.length === 0) return null;
  return (
    <>
      {rankings.map((ranking) => (
        <Ranking key={ranking.title} {...ranking} />
      ))}
    </>
  );
}

/** Announces the result of choosing another range, but not updates, which would interrupt an alert. */
function Announcement({ counts, range }: { counts: CountsAnswer | undefined; range: Range }) {
  const [announced, setAnnounced] = useState({ range, line: '' });
  if (counts && announced.range !== range) {
    setAnnounced({ range, line: headline(totalsOf(counts.days), counts.total) });
  }
  return (
    <p role="status" className="sr-only">
      {announced.line}
    </p>
  );
}

function EmptyPeriod({ range: { name } }: { range: Range }) {
  const { data } = useStore($monitor);
  if (data && data.scanned > 0) {
    return (
      <p role="status" className="max-w-measure">
        {OVERVIEW_TEXTS.nothingInPeriod(name)} <ViewLink view="scans">{OVERVIEW_TEXTS.allScansInline}</ViewLink>.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="max-w-measure">
        {OVERVIEW_TEXTS.nothingYet}{' '}
        {data?.on === false && <ViewLink view="account">{DASHBOARD_TEXTS.turnOnScanning}</ViewLink>}
      </p>
      <DemoEmail />
    </>
  );
}

function MoreLinks() {
  const unread = useStore($monitor).data?.unread ?? 0;
  return (
    <ul className="overview-links">
      <li>
        <ViewLink view="alerts">{OVERVIEW_TEXTS.latestAlerts(unread)}</ViewLink>
      </li>
      <li>
        <ViewLink view="tasks">{OVERVIEW_TEXTS.tasks}</ViewLink>
      </li>
      <li>
        <ViewLink view="scans">{OVERVIEW_TEXTS.allScans}</ViewLink>
      </li>
    </ul>
  );
}
