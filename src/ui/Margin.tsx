import { lazy, type ReactNode, Suspense } from 'react';
import type { Note } from './annotate.ts';
import { type Quotes, quotedPictures } from './evidence.ts';
import { Quotation } from './Quotation.tsx';
import { NOTE_TEXTS } from './texts.ts';
import { unbroken } from './unbroken.tsx';

/** Few emails have words in pictures, and the landing page has little room for JavaScript. */
const PicturePlace = lazy(() => import('./PicturePlace.tsx').then((one) => ({ default: one.PicturePlace })));

interface MarginProps {
  id: string;
  notes: readonly Note[];
  /** Opening a note shows its sentence, but not quotes and shares. */
  isBrief?: boolean;
  /** Actions for a note. */
  action?: ((note: Note) => ReactNode) | undefined;
}

export function Margin({ id, notes, isBrief = false, action }: MarginProps) {
  return (
    <ol className="margin" aria-label={NOTE_TEXTS.list}>
      {notes.map((note) => (
        <li
          key={note.id}
          id={`${id}-note-${note.number}`}
          className="margin-note"
          data-note={note.number}
          data-minor={note.isMinor || undefined}
        >
          {isBrief || hasMore(note) ? (
            <details>
              <summary>
                <Title note={note} />
                {!isBrief && <Sentence note={note} />}
              </summary>
              {isBrief ? (
                <div className="note-more">
                  <Sentence note={note} />
                </div>
              ) : (
                <More id={id} note={note} />
              )}
            </details>
          ) : (
            <>
              <Title note={note} />
              <Sentence note={note} />
            </>
          )}
          {action && <div className="note-action">{action(note)}</div>}
        </li>
      ))}
    </ol>
  );
}

const hasMore = ({ quotes, share }: Note) => quotes.length > 0 || share !== null;

function Title({ note: { number, tone, title } }: { note: Note }) {
  return (
    <>
      <span className={`note-number tone-${tone}`}>{number}</span>
      <span className="note-title">{title}</span>
    </>
  );
}

function Sentence({ note: { sentence } }: { note: Note }) {
  return <span className="note-sentence">{unbroken(sentence)}</span>;
}

function More({ id, note: { number, tier, share, quotes, markedIn } }: { id: string; note: Note }) {
  return (
    <div className="note-more">
      <p>
        {NOTE_TEXTS.tiers[tier]}
        {share && NOTE_TEXTS.share(share.isAgainst, share.percent)}
      </p>
      {quotedPictures(quotes).map((one) => (
        <Suspense key={`${one.picture.name} ${one.picture.width} ${one.picture.height}`}>
          <PicturePlace {...one} />
        </Suspense>
      ))}
      {quotes.map((quoted) => (
        <QuotedIn key={quoted.place} quoted={quoted} />
      ))}
      {markedIn && <a href={`#${id}-${markedIn}-${number}`}>{NOTE_TEXTS.show}</a>}
    </div>
  );
}

function QuotedIn({ quoted: { place, quotes } }: { quoted: Quotes }) {
  return (
    <div>
      <p>{place}</p>
      {quotes.map((evidence) => (
        <Quotation key={`${evidence.quote} ${evidence.href}`} evidence={evidence} />
      ))}
    </div>
  );
}
