import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { SuggestedTask, TaskBody } from '../contract.ts';
import { accept, dismiss } from '../store.ts';
import { PLACE_WORDS } from '../words.ts';
import { OriginLink } from './OriginLink.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { When } from './When.tsx';

interface SuggestionItemProps {
  suggestion: SuggestedTask;
  /** It is no suggestion any more, and its buttons are gone. */
  onAccepted: () => void;
}

/** One suggestion with the words that it rests on. */
export function SuggestionItem({ suggestion, onAccepted }: SuggestionItemProps) {
  const [busy, setBusy] = useState<'accept' | 'dismiss' | null>(null);
  const [editing, setEditing] = useState(false);
  const { title, quote, quotedFrom, confidence } = suggestion;
  const decide = async (what: 'accept' | 'dismiss', decision: () => Promise<boolean>) => {
    if (busy !== null) return false;
    setBusy(what);
    const decided = await decision();
    setBusy(null);
    if (decided && what === 'accept') onAccepted();
    return decided;
  };
  const take = (body: TaskBody) => decide('accept', () => accept(suggestion, body));
  return (
    <li className="suggestion">
      <div className="grid gap-1">
        <When {...suggestion} />
        <p className="text-18 font-semibold wrap-anywhere">{title}</p>
        {confidence === 'medium' && (
          <p className="text-14 text-ink-muted">The day is counted from the day the message was sent.</p>
        )}
      </div>
      <figure className="suggestion-evidence">
        <blockquote>
          <mark className="mark mark-unknown">{quote}</mark>
        </blockquote>
        <figcaption>
          {PLACE_WORDS[quotedFrom]}: <OriginLink origin={suggestion.origin} />
        </figcaption>
      </figure>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy === 'accept'}
          busyLabel="Accepting…"
          aria-label={`Accept: ${title}`}
          onClick={() => void take(bodyOf(suggestion))}
        >
          Accept
        </Button>
        <Button variant="secondary" aria-label={`Edit: ${title}`} onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button
          variant="quiet"
          busy={busy === 'dismiss'}
          busyLabel="Dismissing…"
          aria-label={`Dismiss: ${title}`}
          onClick={() => void decide('dismiss', () => dismiss(suggestion))}
        >
          Dismiss
        </Button>
      </div>
      {editing && (
        <TaskDialog
          title="Accept with changes"
          submit="Accept"
          task={suggestion}
          onSubmit={take}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

function bodyOf({ kind, title, due, minutes, location }: SuggestedTask): TaskBody {
  return { kind, title, due, minutes, location };
}
