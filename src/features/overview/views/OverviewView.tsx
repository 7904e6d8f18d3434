import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Waiting } from '../../../ui/Loading.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { $route, replace } from '../../dashboard/route.ts';
import { DASHBOARD_TEXTS, VIEW_NAMES } from '../../dashboard/texts.ts';
import { keepFresh } from '../../scanning/refresh-store.ts';
import { $monitor } from '../../scanning/store.ts';
import type { CountsAnswer } from '../../scans/contract.ts';
import { KIND_NAMES } from '../../scans/texts.ts';
import { dayOf, periodsOf, RANGES, type Range, rangeOf } from '../periods.ts';
import { countsOf } from '../store.ts';
import { headline, peaksOf, totalsOf } from '../summary.ts';
import { CHART_TEXTS, OVERVIEW_TEXTS, RANKING_TEXTS } from '../texts.ts';
import { FLAGGED } from '../verdicts.ts';
import { FirstContacts } from './FirstContacts.tsx';
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
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <ViewHeading title={VIEW_NAMES.overview} />
        <RadioGroup
          legend={OVERVIEW_TEXTS.period}
          name="range"
          inline
          options={RANGES.map(({ days, name }) => ({ value: String(days), label: name }))}
          value={String(range.days)}
          onChange={(days) => replace('overview', { days })}
        />
      </div>
      <Announcement counts={data} range={range} />
      {data && <Findings counts={data} range={range} />}
      {!data && error && <Unavailable what={OVERVIEW_TEXTS.what} error={error} onRetry={() => $counts.revalidate()} />}
      {!data && !error && <Waiting />}
      <MoreLinks />
    </div>
  );
}

function Findings({ counts, range }: { counts: CountsAnswer; range: Range }) {
  const periods = periodsOf(counts.days, range, dayOf(new Date()));
  const from = periods[0]?.from ?? '';
  const totals = totalsOf(counts.days);
  const peaks = peaksOf(periods);
  if (counts.total === 0) return <EmptyPeriod range={range} />;
  return (
    <>
      <VerdictPatterns />
      <section aria-labelledby="emails-by-verdict" className="grid gap-6">
        <div className="grid gap-1">
          <h3 id="emails-by-verdict" className="text-14 font-normal text-ink-muted">
            {CHART_TEXTS.heading}
          </h3>
          <p className="max-w-measure font-headline text-29 font-semibold">{headline(totals, counts.total)}</p>
        </div>
        <Totals totals={totals} from={from} />
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="sheet verdict-sheet">
            <VerdictChart periods={periods} peaks={peaks} />
          </div>
          <PeakNotes peaks={peaks} range={range} />
        </div>
        <VerdictTable periods={periods} range={range} />
      </section>
      <div className="grid gap-12 md:grid-cols-2">
        <Ranking
          {...RANKING_TEXTS.kinds}
          rows={counts.kinds.map(({ kind, scans }) => ({
            name: KIND_NAMES[kind],
            scans,
            params: { ...FLAGGED, kind, from },
          }))}
        />
        <Ranking
          {...RANKING_TEXTS.brands}
          rows={counts.brands.map(({ brand, scans }) => ({ name: brand, scans, params: { ...FLAGGED, brand, from } }))}
        />
      </div>
      <FirstContacts contacts={counts.firstContacts} from={from} />
    </>
  );
}

/** Announces the result of choosing another range, but not updates, which would talk over an alert. */
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
    <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-rule pt-6">
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
