import { number } from '../../../client/format-number.ts';
import { SEAL_WORDS } from '../../../ui/seal-shapes.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { CHART_TEXTS } from '../texts.ts';
import { sum, VERDICT_FILTERS, VERDICTS, type VerdictCounts } from '../verdicts.ts';
import { VerdictMark } from './VerdictMark.tsx';

/** The totals by verdict, which are the chart's legend, too. */
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
              <ViewLink view="scans" params={{ ...VERDICT_FILTERS[verdict], from }}>
                {number(totals[verdict])}
              </ViewLink>
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
  const fraction = count / all;
  return fraction < 0.001 ? CHART_TEXTS.underOnePerMille : PERCENT.format(fraction);
}
