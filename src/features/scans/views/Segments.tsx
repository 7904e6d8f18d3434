import { number } from '../../../client/format-number.ts';
import type { Verdict } from '../../../engines/detection/index.ts';
import { SealIcon } from '../../../ui/SealMark.tsx';
import { type ScanTotalAnswer, VERDICTS } from '../contract.ts';
import { FILTER_TEXTS } from '../view-texts.ts';

interface SegmentsProps {
  selected: readonly Verdict[];
  /** Null until they are counted. */
  counts: ScanTotalAnswer['verdicts'] | null;
  onChange: (verdicts: Verdict[]) => void;
}

/** The scans of one verdict, or all; the counts say where to look first. */
export function Segments({ selected, counts, onChange }: SegmentsProps) {
  const all = counts && VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <fieldset className="segments">
      <legend className="sr-only">{FILTER_TEXTS.verdict}</legend>
      {VERDICTS.map((verdict) => (
        <Segment
          key={verdict}
          verdict={verdict}
          count={counts?.[verdict] ?? null}
          pressed={selected.includes(verdict)}
          onPress={() => onChange([verdict])}
        />
      ))}
      <Segment count={all} pressed={selected.length === 0} onPress={() => onChange([])} />
    </fieldset>
  );
}

interface SegmentProps {
  verdict?: Verdict;
  count: number | null;
  pressed: boolean;
  onPress: () => void;
}

function Segment({ verdict, count, pressed, onPress }: SegmentProps) {
  return (
    <button type="button" className="segment" aria-pressed={pressed} onClick={onPress}>
      {verdict && <SealIcon state={verdict} />}
      <span>{verdict ? FILTER_TEXTS.verdicts[verdict] : FILTER_TEXTS.all}</span>{' '}
      <span className="segment-count" data-empty={count === 0 || undefined}>
        {count !== null && number(count)}
      </span>
    </button>
  );
}
