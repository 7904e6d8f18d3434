import { number } from '../../../client/format-number.ts';
import { SEAL_WORDS } from '../../../ui/seal-shapes.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import { sum, VERDICT_FILTERS, VERDICTS, type VerdictCounts } from '../verdicts.ts';
import { VerdictMark } from './VerdictMark.tsx';

/** How much mail got which verdict, each with its mark: the key to the chart. */
export function Totals({ totals, from }: { totals: VerdictCounts; from: string }) {
  const all = sum(totals);
  return (
    <dl className="verdict-totals">
      {VERDICTS.map((verdict) => (
        <div key={verdict}>
          <dt>
            <VerdictMark verdict={verdict} />
            {SEAL_WORDS[verdict]}
          </dt>
          <dd>
            {totals[verdict] > 0 ? (
              <PlaceLink view="scans" params={{ ...VERDICT_FILTERS[verdict], from }}>
                {number(totals[verdict])}
              </PlaceLink>
            ) : (
              <span>0</span>
            )}
            {totals[verdict] > 0 && <small>{share(totals[verdict], all)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

function share(count: number, all: number): string {
  const of = count / all;
  return of < 0.001 ? 'under 0.1%' : PERCENT.format(of);
}
