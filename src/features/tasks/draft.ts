import { isDue, KINDS, type TaskBody } from './contract.ts';
import { dueOf, isAllDay } from './due.ts';

/** By the names of the fields. */
export type DraftErrors = { title?: string; date?: string; time?: string };

/** Reads what is typed in. @param before What is changed by it; what the form does not ask for stays as it was */
export function readDraft(form: FormData, before?: TaskBody): { body: TaskBody } | { errors: DraftErrors } {
  const [title, date, time] = [textOf(form, 'title'), textOf(form, 'date'), textOf(form, 'time')];
  const due = date === '' ? '' : dueOf({ date, time }, before?.due);
  const errors: DraftErrors = {
    ...(title === '' && { title: 'Please say what is to be done.' }),
    ...(due === '' && { date: 'Please choose a day.' }),
    ...(due !== '' && !isDue(due) && { date: 'This day or time cannot be used. Please choose another.' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    body: {
      kind: KINDS.find((kind) => kind === form.get('kind')) ?? 'task',
      title,
      due,
      // How long it takes is known of a time only.
      minutes: isAllDay(due) ? null : (before?.minutes ?? null),
      location: textOf(form, 'location') || null,
    },
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
