import type { Note } from './annotate.ts';
import { NOTE_TEXTS } from './texts.ts';
import { unbroken } from './unbroken.tsx';

export function Margin({ id, notes }: { id: string; notes: readonly Note[] }) {
  return (
    <ol className="margin">
      {notes.map(({ number, tone, title, sentence, markedIn }) => (
        <li key={number} id={`${id}-note-${number}`} className="margin-note" data-note={number}>
          {markedIn ? (
            <a
              className={`note-number tone-${tone}`}
              href={`#${id}-${markedIn}-${number}`}
              aria-label={NOTE_TEXTS.note(number)}
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
