import { Fragment } from 'react';
import type { Annotations, MarkedPart, ShownEmail } from './annotate.ts';
import { dividerIntoBlocks } from './in-blocks.tsx';
import { markedWords, type Segment, spellBidiControls, splitByMarks } from './marks.ts';
import { isMinor, toneOf } from './note-tones.ts';
import { NOTE_TEXTS } from './texts.ts';
import { unbroken } from './unbroken.tsx';

interface MarkedProps {
  id: string;
  part: MarkedPart;
  email: ShownEmail;
  annotations: Annotations;
  /** Findings already marked in earlier pieces of the same part. */
  anchored?: Set<number>;
}

/** A part of the email with one underline below what was found, and the numbers of the findings behind it. */
export function Marked({ id, part, email, annotations: { marks, notes }, anchored = new Set<number>() }: MarkedProps) {
  const isHidden = (number: number) => isMinor(notes, number);
  const inBlocks = dividerIntoBlocks(unbroken);

  const underlined = ({ text, notes: numbers }: Segment) => {
    const shown = inBlocks(spellBidiControls(text));
    if (numbers.length === 0) return shown;
    return (
      <mark
        className={`mark mark-${toneOf(notes, numbers)}`}
        data-note={numbers.join(' ')}
        data-minor={numbers.every(isHidden) || undefined}
      >
        {shown}
      </mark>
    );
  };

  const numbered = (numbers: number[]) => {
    const [first] = numbers;
    if (first === undefined) return null;
    const anchors = numbers.filter((number) => !anchored.has(number));
    for (const number of anchors) anchored.add(number);
    const shown = numbers.toSorted((a, b) => Number(isHidden(a)) - Number(isHidden(b)) || a - b);
    return (
      <a
        className={`mark-number tone-${toneOf(notes, numbers)}`}
        data-note={numbers.join(' ')}
        data-minor={numbers.every(isHidden) || undefined}
        href={`#${id}-note-${shown[0]}`}
        aria-label={NOTE_TEXTS.mark(numbers, markedWords(email[part] ?? '', marks[part], numbers))}
        // See `rove`.
        tabIndex={anchors.includes(1) && notes[0]?.markedIn === part ? 0 : -1}
      >
        {shown.map((number, index) => (
          <span
            key={number}
            id={anchors.includes(number) ? `${id}-${part}-${number}` : undefined}
            data-note={number}
            data-minor={isHidden(number) || undefined}
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
