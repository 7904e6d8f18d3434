import { number } from '../../../client/format-number.ts';
import { SEAL_WORDS } from '../../../ui/seal-shapes.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Period, Range } from '../periods.ts';
import { sum, VERDICTS } from '../verdicts.ts';

/** What the chart draws, in numbers. */
export function VerdictTable({ periods, range: { column } }: { periods: readonly Period[]; range: Range }) {
  return (
    <details className="disclosure">
      <summary>Mail by verdict as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="ledger-frame" aria-label="Mail by verdict, table" tabIndex={0} data-scrolls>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{COLUMN_NAMES[column]}</th>
              {VERDICTS.map((verdict) => (
                <th key={verdict} scope="col">
                  {SEAL_WORDS[verdict]}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ from, to, name, counts }) => (
              <tr key={from}>
                <th scope="row">
                  {sum(counts) > 0 ? (
                    <PlaceLink view="scans" params={{ from, to }}>
                      {name}
                    </PlaceLink>
                  ) : (
                    name
                  )}
                </th>
                {VERDICTS.map((verdict) => (
                  <td key={verdict}>{number(counts[verdict])}</td>
                ))}
                <td>{number(sum(counts))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const COLUMN_NAMES: Record<Range['column'], string> = { day: 'Day', week: 'Week', month: 'Month' };
