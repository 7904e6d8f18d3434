import { number } from '../../../client/format-number.ts';
import { SEAL_WORDS } from '../../../ui/seal-shapes.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Range } from '../periods.ts';
import type { PeakNote } from '../summary.ts';
import { VERDICT_FILTERS } from '../verdicts.ts';

/** The chart's margin: what its numbered columns stand out for. */
export function PeakNotes({ peaks, range: { column } }: { peaks: readonly PeakNote[]; range: Range }) {
  if (peaks.length === 0) return null;
  return (
    <ol className="margin" aria-label="Notes on the chart">
      {peaks.map(({ number: numeral, verdict, period: { from, to, name }, count }) => (
        <li key={verdict} className="margin-note">
          <span className={`note-number tone-${verdict}`}>{numeral}</span>
          <p className="note-title">
            Most {SEAL_WORDS[verdict].toLowerCase()} mail in one {column}
          </p>
          <p className="note-sentence">
            {name}:{' '}
            <PlaceLink view="scans" params={{ ...VERDICT_FILTERS[verdict], from, to }}>
              {number(count)} {count === 1 ? 'message' : 'messages'}
            </PlaceLink>
          </p>
        </li>
      ))}
    </ol>
  );
}
