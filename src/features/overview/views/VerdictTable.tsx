import { number } from '../../../client/format-number.ts';
import { SEAL_WORDS } from '../../../ui/seal-shapes.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Period, Range } from '../periods.ts';
import { CHART_TEXTS } from '../texts.ts';
import { sum, VERDICTS } from '../verdicts.ts';

export function VerdictTable({ periods, range: { column } }: { periods: readonly Period[]; range: Range }) {
  return (
    <details className="disclosure">
      <summary>{CHART_TEXTS.showTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="ledger-frame" aria-label={CHART_TEXTS.table} tabIndex={0} data-scrolls>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{CHART_TEXTS.columns[column]}</th>
              {VERDICTS.map((verdict) => (
                <th key={verdict} scope="col">
                  {SEAL_WORDS[verdict]}
                </th>
              ))}
              <th scope="col">{CHART_TEXTS.total}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ from, to, name, counts }) => (
              <tr key={from}>
                <th scope="row">
                  {sum(counts) > 0 ? (
                    <ViewLink view="scans" params={{ from, to }}>
                      {name}
                    </ViewLink>
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
