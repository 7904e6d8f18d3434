import { Fragment, type ReactNode } from 'react';
import type { Annotations, MarkedPart, ShownEmail } from './annotate.ts';
import { dividerIntoBlocks } from './in-blocks.tsx';
import { spellBidiControls, splitByMarks } from './marks.ts';
import { NOTE_TEXTS } from './texts.ts';
import { unbroken } from './unbroken.tsx';

interface MarkedProps {
  id: string;
  part: MarkedPart;
  email: ShownEmail;
  annotations: Annotations;
}

export function Marked({ id, part, email, annotations: { marks, notes } }: MarkedProps) {
  const toneOf = (number: number) => notes[number - 1]?.tone ?? 'unknown';
  const anchored = new Set<number>();
  const anchor = (number: number) => {
    if (anchored.has(number)) return undefined;
    anchored.add(number);
    return `${id}-${part}-${number}`;
  };
  const inBlocks = dividerIntoBlocks(unbroken);
  // Nested, so that each note has its own underline below the same words.
  const underlined = ([note, ...others]: number[], text: string): ReactNode =>
    note === undefined ? (
      inBlocks(spellBidiControls(text))
    ) : (
      <mark className={`mark mark-${toneOf(note)}`} data-note={note}>
        {underlined(others, text)}
      </mark>
    );
  return splitByMarks(email[part] ?? '', marks[part]).map((segment) => (
    <Fragment key={segment.start}>
      {underlined(segment.notes, segment.text)}
      {segment.ending.map((number) => (
        <a
          key={number}
          id={anchor(number)}
          className={`mark-number tone-${toneOf(number)}`}
          data-note={number}
          href={`#${id}-note-${number}`}
          aria-label={NOTE_TEXTS.mark(number)}
        >
          {number}
        </a>
      ))}
    </Fragment>
  ));
}
