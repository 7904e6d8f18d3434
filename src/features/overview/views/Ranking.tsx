import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { number } from '../../../client/format-number.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';

interface RankingProps {
  title: string;
  /** What the first column holds. */
  of: string;
  /** Each with the filter of the list that shows what was counted. */
  rows: readonly { name: string; scans: number; params: Params }[];
  /** What is said when there is nothing to rank. */
  none: string;
}

/** What was counted, the most frequent first: a table whose numbers are drawn as bars, too. */
export function Ranking({ title, of, rows, none }: RankingProps) {
  const id = useId();
  const width = scaleLinear([0, Math.max(1, ...rows.map(({ scans }) => scans))], [0, 100]);
  const [first] = rows;
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h3 id={id} className="text-20">
        {title}
      </h3>
      <p className="text-ink-muted">{first ? leader(first, rows.length) : none}</p>
      {first && (
        <table className="ranking" aria-labelledby={id}>
          <thead className="sr-only">
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Messages</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, scans, params }) => (
              <tr key={name}>
                <th scope="row">
                  <PlaceLink view="scans" params={params}>
                    {name}
                    <svg aria-hidden="true">
                      <rect width={`${width(scans)}%`} height="100%" />
                    </svg>
                  </PlaceLink>
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

function leader({ name, scans }: RankingProps['rows'][number], rows: number): string {
  const messages = `${number(scans)} ${scans === 1 ? 'message' : 'messages'}`;
  return rows === 1 ? `${name} alone: ${messages}.` : `${name} most often: ${messages}.`;
}
