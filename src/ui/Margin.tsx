import type { Note } from './annotate.ts';
import { unbroken } from './unbroken.tsx';

/** The notes beside the sheet of the same id. The number of a note leads to its mark, when it has one. */
export function Margin({ id, notes }: { id: string; notes: readonly Note[] }) {
  return (
    <ol className="margin">
      {notes.map(({ number, tone, title, sentence, markedIn }) => (
        <li key={number} id={`${id}-note-${number}`} className="margin-note" data-note={number}>
          {markedIn ? (
            <a
              className={`note-number tone-${tone}`}
              href={`#${id}-${markedIn}-${number}`}
              aria-label={`Note ${number}, show in the email`}
            >
              {number}
            </a>
          ) : (
            <span className={`note-number tone-${tone}`}>{number}</span>
          )}
          <p className="note-title">{title}</p>
          <p className="note-sentence">{unbroken(sentence)}</p>
        </li>
      ))}
    </ol>
  );
}
