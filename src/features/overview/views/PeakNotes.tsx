import { SEAL_WORDS } from '../../../ui/seal-shapes.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Range } from '../periods.ts';
import type { PeakNote } from '../summary.ts';
import { CHART_TEXTS } from '../texts.ts';
import { VERDICT_FILTERS } from '../verdicts.ts';

export function PeakNotes({ peaks, range: { column } }: { peaks: readonly PeakNote[]; range: Range }) {
  if (peaks.length === 0) return null;
  return (
    <ol className="margin" aria-label={CHART_TEXTS.notes}>
      {peaks.map(({ number, verdict, period: { from, to, name }, count }) => (
        <li key={verdict} className="margin-note">
          <span className={`note-number tone-${verdict}`}>{number}</span>
          <p className="note-title">{CHART_TEXTS.peak(column, SEAL_WORDS[verdict])}</p>
          <p className="note-sentence">
            {name}:{' '}
            <ViewLink view="scans" params={{ ...VERDICT_FILTERS[verdict], from, to }}>
              {CHART_TEXTS.emails(count)}
            </ViewLink>
          </p>
        </li>
      ))}
    </ol>
  );
}
