import { Fragment } from 'react';
import type { Annotations, MarkedPart, ShownEmail } from './annotate.ts';
import { dividerIntoBlocks } from './in-blocks.tsx';
import { type Segment, spellBidiControls, splitByMarks } from './marks.ts';
import { NOTE_TEXTS } from './texts.ts';
import { unbroken } from './unbroken.tsx';

interface MarkedProps {
  id: string;
  part: MarkedPart;
  email: ShownEmail;
  annotations: Annotations;
}

/** From the strongest. */
const TONES = ['dangerous', 'suspicious', 'safe', 'unknown'] as const;

/** A part of the email with one underline below what was found, and the numbers of the findings behind it. */
export function Marked({ id, part, email, annotations: { marks, notes } }: MarkedProps) {
  const isMinor = (number: number) => notes[number - 1]?.isMinor ?? true;
  const toneOf = (numbers: readonly number[]) =>
    TONES.find((tone) => numbers.some((number) => notes[number - 1]?.tone === tone)) ?? 'unknown';
  const anchored = new Set<number>();
  const inBlocks = dividerIntoBlocks(unbroken);

  const underlined = ({ text, notes: numbers }: Segment) => {
    const shown = inBlocks(spellBidiControls(text));
    if (numbers.length === 0) return shown;
    const isHidden = numbers.every(isMinor);
    return (
      <mark className={`mark mark-${toneOf(numbers)}`} data-note={numbers.join(' ')} data-minor={isHidden || undefined}>
        {shown}
      </mark>
    );
  };

  const numbered = (numbers: number[]) => {
    const [first] = numbers;
    if (first === undefined) return null;
    const anchors = numbers.filter((number) => !anchored.has(number));
    for (const number of anchors) anchored.add(number);
    const shown = numbers.toSorted((a, b) => Number(isMinor(a)) - Number(isMinor(b)) || a - b);
    return (
      <a
        className={`mark-number tone-${toneOf(numbers)}`}
        data-note={numbers.join(' ')}
        data-minor={numbers.every(isMinor) || undefined}
        href={`#${id}-note-${shown[0]}`}
        aria-label={NOTE_TEXTS.mark(numbers)}
        // See `rove`.
        tabIndex={anchors.includes(1) && notes[0]?.markedIn === part ? 0 : -1}
      >
        {shown.map((number, index) => (
          <span
            key={number}
            id={anchors.includes(number) ? `${id}-${part}-${number}` : undefined}
            data-note={number}
            data-minor={isMinor(number) || undefined}
          >
            {index > 0 && '·'}
            {number}
          </span>
        ))}
      </a>
    );
  };

  return splitByMarks(email[part] ?? '', marks[part]).map((segment) => (
    <Fragment key={segment.start}>
      {underlined(segment)}
      {numbered(segment.ending)}
    </Fragment>
  ));
}
