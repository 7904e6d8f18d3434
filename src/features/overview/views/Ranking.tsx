import { useId } from 'react';
import { number } from '../../../client/format-number.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import { RANKING_TEXTS } from '../texts.ts';

interface RankingProps {
  title: string;
  /** The header of the first column. */
  of: string;
  /** Each with the filter that lists its scans. */
  rows: readonly { name: string; scans: number; params: Params }[];
}

export function Ranking({ title, of, rows }: RankingProps) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ scans }) => scans));
  const [first, second] = rows;
  const leads = first !== undefined && first.scans > Math.max(1, second?.scans ?? 0);
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h3 id={id} className="text-20">
        {title}
      </h3>
      {leads && <p className="text-ink-muted">{RANKING_TEXTS.leader(first.name, first.scans, rows.length)}</p>}
      {first && (
        <table className="ranking" aria-labelledby={id}>
          <thead className="sr-only">
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{RANKING_TEXTS.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, scans, params }) => (
              <tr key={name}>
                <th scope="row">
                  <ViewLink view="scans" params={params}>
                    {name}
                    <svg aria-hidden="true">
                      <rect width={`${(100 * scans) / most}%`} height="100%" />
                    </svg>
                  </ViewLink>
                </th>
                <td>{number(scans)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
