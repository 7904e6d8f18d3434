import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { $monitor } from '../../scanning/store.ts';
import type { SuggestedTask } from '../contract.ts';
import { $dismissed, $tasks, undoDismiss } from '../store.ts';
import { SUGGESTION_TEXTS } from '../texts.ts';
import { SuggestionItem } from './SuggestionItem.tsx';

export function Suggestions() {
  const { suggestions, total } = useStore($tasks);
  const dismissed = useStore($dismissed);
  const heading = useRef<HTMLHeadingElement>(null);
  const more = total - suggestions.length;
  return (
    <section aria-labelledby="suggestions-heading" className="grid gap-4">
      <h3 id="suggestions-heading" ref={heading} tabIndex={-1} className="text-20">
        {SUGGESTION_TEXTS.heading}
      </h3>
      {dismissed && <Dismissed suggestion={dismissed} onUndone={() => heading.current?.focus()} />}
      {total === 0 && <NoSuggestions />}
      {suggestions.length > 0 && (
        <ul className="grid gap-6" aria-labelledby="suggestions-heading">
          {suggestions.map((suggestion) => (
            <SuggestionItem key={suggestion.id} suggestion={suggestion} onAccepted={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-14 text-ink-muted">{SUGGESTION_TEXTS.more(more)}</p>}
    </section>
  );
}

function Dismissed({ suggestion, onUndone }: { suggestion: SuggestedTask; onUndone: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with its suggestion.
  useEffect(() => undo.current?.focus(), []);
  const press = async () => {
    if (await undoDismiss(suggestion)) onUndone();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-y border-rule">
      <p role="status" className="min-w-0 wrap-anywhere">
        {SUGGESTION_TEXTS.dismissed(suggestion.title)}
      </p>
      <Button ref={undo} variant="quiet" onClick={() => void press()}>
        {SUGGESTION_TEXTS.undo}
      </Button>
    </div>
  );
}

function NoSuggestions() {
  const { data } = useStore($monitor);
  return <p className="max-w-measure text-ink-muted">{data?.on ? SUGGESTION_TEXTS.none : SUGGESTION_TEXTS.noneOff}</p>;
}
