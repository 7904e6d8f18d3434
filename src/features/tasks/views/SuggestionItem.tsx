import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { SuggestedTask, TaskBody } from '../contract.ts';
import { accept, dismiss } from '../store.ts';
import { SOURCE_LABELS, SUGGESTION_TEXTS } from '../texts.ts';
import { OriginLink } from './OriginLink.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { When } from './When.tsx';

interface SuggestionItemProps {
  suggestion: SuggestedTask;
  /** Its buttons disappear, so the focus has to move. */
  onAccepted: () => void;
}

export function SuggestionItem({ suggestion, onAccepted }: SuggestionItemProps) {
  const [busy, setBusy] = useState<'accept' | 'dismiss' | null>(null);
  const [editing, setEditing] = useState(false);
  const { kind, title, quote, quotedFrom, confidence, asker, origin } = suggestion;
  const askedBy = asker ?? (origin.sender.name || origin.sender.address);
  const decide = async (what: 'accept' | 'dismiss', decision: () => Promise<boolean>) => {
    if (busy !== null) return false;
    setBusy(what);
    const decided = await decision();
    setBusy(null);
    if (decided && what === 'accept') onAccepted();
    return decided;
  };
  const acceptAs = (body: TaskBody) => decide('accept', () => accept(suggestion, body));
  return (
    <li className="suggestion">
      <div className="grid gap-1">
        <When {...suggestion} />
        <p className="text-18 font-semibold wrap-anywhere">{title}</p>
        {kind === 'task' && askedBy !== '' && (
          <p className="text-14 text-ink-muted wrap-anywhere">{SUGGESTION_TEXTS.askedBy(askedBy)}</p>
        )}
        {confidence === 'medium' && <p className="text-14 text-ink-muted">{SUGGESTION_TEXTS.relative}</p>}
      </div>
      <figure className="suggestion-evidence">
        <blockquote>
          <mark className="mark mark-unknown">{quote}</mark>
        </blockquote>
        <figcaption>
          {SOURCE_LABELS[quotedFrom]} <OriginLink origin={suggestion.origin} />
        </figcaption>
      </figure>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy === 'accept'}
          busyLabel={SUGGESTION_TEXTS.accepting}
          aria-label={SUGGESTION_TEXTS.acceptOf(title)}
          onClick={() => void acceptAs(bodyOf(suggestion))}
        >
          {SUGGESTION_TEXTS.accept}
        </Button>
        <Button variant="secondary" aria-label={SUGGESTION_TEXTS.editOf(title)} onClick={() => setEditing(true)}>
          {SUGGESTION_TEXTS.edit}
        </Button>
        <Button
          variant="quiet"
          busy={busy === 'dismiss'}
          busyLabel={SUGGESTION_TEXTS.dismissing}
          aria-label={SUGGESTION_TEXTS.dismissOf(title)}
          onClick={() => void decide('dismiss', () => dismiss(suggestion))}
        >
          {SUGGESTION_TEXTS.dismiss}
        </Button>
      </div>
      {editing && (
        <TaskDialog
          title={SUGGESTION_TEXTS.editTitle}
          submit={SUGGESTION_TEXTS.accept}
          task={suggestion}
          onSubmit={acceptAs}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

function bodyOf({ kind, title, due, minutes, location }: SuggestedTask): TaskBody {
  return { kind, title, due, minutes, location };
}
