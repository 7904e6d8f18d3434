import type { TaskBody } from '../contract.ts';
import { formatDue, isAllDay } from '../due.ts';
import { DUE_LABELS, KIND_NAMES, TASKS_TEXTS } from '../texts.ts';

export function When({ kind, due, minutes, location }: TaskBody) {
  return (
    <p className="text-14 text-ink-muted wrap-anywhere">
      <span className="font-semibold text-ink">{KIND_NAMES[kind]}</span> · {DUE_LABELS[kind]}{' '}
      <time dateTime={due} className="text-ink">
        {formatDue(due, minutes)}
      </time>
      {kind !== 'task' && isAllDay(due) && TASKS_TEXTS.allDay}
      {location !== null && <> · {location}</>}
    </p>
  );
}
