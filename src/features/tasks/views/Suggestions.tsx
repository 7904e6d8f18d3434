import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { $monitor } from '../../scanning/store.ts';
import type { SuggestedTask } from '../contract.ts';
import { $dismissed, $tasks, undoDismiss } from '../store.ts';
import { SuggestionItem } from './SuggestionItem.tsx';

/** What could be made of scanned messages: nothing becomes a task before the user says so. */
export function Suggestions() {
  const { suggestions, total } = useStore($tasks);
  const dismissed = useStore($dismissed);
  const heading = useRef<HTMLHeadingElement>(null);
  const more = total - suggestions.length;
  return (
    <section aria-labelledby="suggestions-heading" className="grid gap-4">
      <h3 id="suggestions-heading" ref={heading} tabIndex={-1} className="text-20">
        Suggestions
      </h3>
      {dismissed && <Dismissed suggestion={dismissed} onUndone={() => heading.current?.focus()} />}
      {total === 0 && <Empty />}
      {suggestions.length > 0 && (
        <ul className="grid gap-6" aria-labelledby="suggestions-heading">
          {suggestions.map((suggestion) => (
            <SuggestionItem key={suggestion.id} suggestion={suggestion} onAccepted={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="text-14 text-ink-muted">
          {more} more {more === 1 ? 'follows' : 'follow'} when these are decided.
        </p>
      )}
    </section>
  );
}

function Dismissed({ suggestion, onUndone }: { suggestion: SuggestedTask; onUndone: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its suggestion.
  useEffect(() => undo.current?.focus(), []);
  const press = async () => {
    if (await undoDismiss(suggestion)) onUndone();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-y border-rule">
      <p role="status" className="min-w-0 wrap-anywhere">
        Dismissed: {suggestion.title}
      </p>
      <Button ref={undo} variant="quiet" onClick={() => void press()}>
        Undo
      </Button>
    </div>
  );
}

function Empty() {
  const { data } = useStore($monitor);
  return (
    <p className="max-w-measure text-ink-muted">
      {data?.on
        ? 'None at the moment. When a message that is safe asks you for something by a day, or names an appointment, it is suggested here.'
        : 'Suggestions come once scanning is on: from messages that are safe and ask you for something by a day.'}
    </p>
  );
}
