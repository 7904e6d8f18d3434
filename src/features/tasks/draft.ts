import { isDue, KINDS, type TaskBody } from './contract.ts';
import { dueOf, isAllDay } from './due.ts';
import { FORM_TEXTS } from './texts.ts';

/** By field name. */
export type DraftErrors = { title?: string; date?: string; time?: string };

/** Reads the form of a task. @param before the task being changed, whose other values stay */
export function readDraft(form: FormData, before?: TaskBody): { body: TaskBody } | { errors: DraftErrors } {
  const [title, date, time] = [textOf(form, 'title'), textOf(form, 'date'), textOf(form, 'time')];
  const due = date === '' ? '' : dueOf({ date, time }, before?.due);
  const errors: DraftErrors = {
    ...(title === '' && { title: FORM_TEXTS.titleMissing }),
    ...(due === '' && { date: FORM_TEXTS.dateMissing }),
    ...(due !== '' && !isDue(due) && { date: FORM_TEXTS.dateInvalid }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    body: {
      kind: KINDS.find((kind) => kind === form.get('kind')) ?? 'task',
      title,
      due,
      // A whole day has no duration.
      minutes: isAllDay(due) ? null : (before?.minutes ?? null),
      location: textOf(form, 'location') || null,
    },
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
