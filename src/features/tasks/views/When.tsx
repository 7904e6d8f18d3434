import type { TaskBody } from '../contract.ts';
import { inWords, isAllDay } from '../due.ts';
import { DUE_WORDS, KIND_WORDS } from '../words.ts';

/** What it is, when, and where. */
export function When({ kind, due, minutes, location }: TaskBody) {
  return (
    <p className="text-14 text-ink-muted wrap-anywhere">
      <span className="font-semibold text-ink">{KIND_WORDS[kind]}</span> · {DUE_WORDS[kind]}{' '}
      <time dateTime={due} className="text-ink">
        {inWords(due, minutes)}
      </time>
      {kind !== 'task' && isAllDay(due) && ', all day'}
      {location !== null && <> · {location}</>}
    </p>
  );
}
