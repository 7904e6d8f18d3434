import { Fragment, type ReactNode } from 'react';
import type { Annotations, MarkedPart, ShownEmail } from './annotate.ts';
import { dividerIntoBlocks } from './in-blocks.tsx';
import { spellBidiControls, splitByMarks } from './marks.ts';
import { unbroken } from './unbroken.tsx';

interface MarkedProps {
  /** Begins the ids of the marks and notes of one letter. */
  id: string;
  part: MarkedPart;
  email: ShownEmail;
  annotations: Annotations;
}

/** A part of the email with its evidence underlined; after each underline the number of the note that explains it. */
export function Marked({ id, part, email, annotations: { marks, notes } }: MarkedProps) {
  const toneOf = (number: number) => notes[number - 1]?.tone ?? 'unknown';
  const anchored = new Set<number>();
  const anchor = (number: number) => {
    if (anchored.has(number)) return undefined;
    anchored.add(number);
    return `${id}-${part}-${number}`;
  };
  const inBlocks = dividerIntoBlocks(unbroken);
  // Within one another, so that each note has an underline of its own beneath the same words.
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
          aria-label={`Note ${number}`}
        >
          {number}
        </a>
      ))}
    </Fragment>
  ));
}
