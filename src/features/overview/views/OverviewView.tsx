import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Waiting } from '../../../ui/Loading.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import { $place, replace } from '../../dashboard/route.ts';
import { keepFresh } from '../../scanning/keep-fresh.ts';
import { $monitor } from '../../scanning/store.ts';
import type { CountsAnswer } from '../../scans/contract.ts';
import { KIND_NAMES } from '../../scans/kinds.ts';
import { dayOf, periodsOf, RANGES, type Range, rangeOf } from '../periods.ts';
import { countsOf } from '../store.ts';
import { headline, peaksOf, totalsOf } from '../summary.ts';
import { WARNED } from '../verdicts.ts';
import { FirstContacts } from './FirstContacts.tsx';
import { PeakNotes } from './PeakNotes.tsx';
import { Ranking } from './Ranking.tsx';
import { Totals } from './Totals.tsx';
import { VerdictChart } from './VerdictChart.tsx';
import { VerdictPatterns } from './VerdictMark.tsx';
import { VerdictTable } from './VerdictTable.tsx';
import './overview.css';

/** What the mail of the last days, weeks or months was. */
export function OverviewView() {
  const { params } = useStore($place);
  const range = rangeOf(params.days);
  const $counts = countsOf(range.days);
  const { data, error } = useStore($counts);
  useEffect(() => keepFresh($counts), [$counts]);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <ViewHeading title="Overview" />
        <RadioGroup
          legend="Mail of the last"
          name="range"
          inline
          options={RANGES.map(({ days, name }) => ({ value: String(days), label: name }))}
          value={String(range.days)}
          onChange={(days) => replace('overview', { days })}
        />
      </div>
      <Announced counts={data} range={range} />
      {data && <Findings counts={data} range={range} />}
      {!data && error && <Unavailable what="The overview" error={error} onRetry={() => $counts.revalidate()} />}
      {!data && !error && <Waiting />}
      <Elsewhere />
    </div>
  );
}

function Findings({ counts, range }: { counts: CountsAnswer; range: Range }) {
  const periods = periodsOf(counts.days, range, dayOf(new Date()));
  const from = periods[0]?.from ?? '';
  const totals = totalsOf(counts.days);
  const peaks = peaksOf(periods);
  if (counts.total === 0) return <Nothing range={range} />;
  return (
    <>
      <VerdictPatterns />
      <section aria-labelledby="mail-by-verdict" className="grid gap-6">
        <div className="grid gap-1">
          <h3 id="mail-by-verdict" className="text-14 font-normal text-ink-muted">
            Mail by verdict
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
          title="Kinds of threat"
          of="Kind"
          rows={counts.kinds.map(({ kind, scans }) => ({
            name: KIND_NAMES[kind],
            scans,
            params: { ...WARNED, kind, from },
          }))}
          none="Nothing in this time was a threat."
        />
        <Ranking
          title="Most imitated"
          of="Company"
          rows={counts.brands.map(({ brand, scans }) => ({ name: brand, scans, params: { ...WARNED, brand, from } }))}
          none="No mail in this time pretended to come from a company that is often imitated."
        />
      </div>
      <FirstContacts contacts={counts.firstContacts} from={from} />
    </>
  );
}

/** Answers the choice of another range. What comes in by itself is not said: it would be read over an alert. */
function Announced({ counts, range }: { counts: CountsAnswer | undefined; range: Range }) {
  const [answered, setAnswered] = useState({ range, line: '' });
  if (counts && answered.range !== range) {
    setAnswered({ range, line: headline(totalsOf(counts.days), counts.total) });
  }
  return (
    <p role="status" className="sr-only">
      {answered.line}
    </p>
  );
}

function Nothing({ range: { name } }: { range: Range }) {
  const { data } = useStore($monitor);
  if (data && data.scanned > 0) {
    return (
      <p role="status" className="max-w-measure">
        No mail came within the last {name}. Look further back, or at <PlaceLink view="scans">all scans</PlaceLink>.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="max-w-measure">
        Nothing has been scanned yet. Once your mailbox is scanned, this page shows what your mail was: its verdicts
        over time, the kinds of threat, who was imitated and who wrote for the first time.{' '}
        {data?.on === false && <PlaceLink view="account">Switch scanning on</PlaceLink>}
      </p>
      <DemoEmail />
    </>
  );
}

/** The ways to what this page does not repeat. */
function Elsewhere() {
  const unread = useStore($monitor).data?.unread ?? 0;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-rule pt-6">
      <li>
        <PlaceLink view="alerts">{unread > 0 ? `Latest alerts, ${unread} unread` : 'Latest alerts'}</PlaceLink>
      </li>
      <li>
        <PlaceLink view="tasks">Tasks that are due</PlaceLink>
      </li>
      <li>
        <PlaceLink view="scans">All scans</PlaceLink>
      </li>
    </ul>
  );
}
