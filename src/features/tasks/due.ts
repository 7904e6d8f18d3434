import { timeOfDay, WEEKDAYS } from '../../client/format-time.ts';
import type { Task } from './contract.ts';
import { TASK_GROUPS, TASKS_TEXTS } from './texts.ts';

export type Group = (typeof TASK_GROUPS)[number];

/** A due date in a form, in the user's time zone. An empty time means the whole day. */
export interface DueParts {
  date: string;
  time: string;
}

const DAY_LENGTH = 10;
const WEEK = 7;

export const isAllDay = (due: string): boolean => due.length === DAY_LENGTH;

/** In the user's time zone; a day starts at midnight. */
export function momentOf(due: string): Date {
  return new Date(isAllDay(due) ? `${due}T00:00` : due);
}

export function partsOf(due: string): DueParts {
  if (isAllDay(due)) return { date: due, time: '' };
  const at = momentOf(due);
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  return { date: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, time };
}

/**
 * Converts form values to `Suggestion.due`, with the user's UTC offset.
 * @param before the stored value. If the form is unchanged, it stays, including a time without offset
 */
export function dueOf({ date, time }: DueParts, before?: string): string {
  if (time === '') return date;
  const known = before === undefined ? undefined : partsOf(before);
  if (before !== undefined && known?.date === date && known.time === time) return before;
  const east = -new Date(`${date}T${time}`).getTimezoneOffset();
  const size = Math.abs(east);
  return `${date}T${time}${east < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Such as `Fri, Dec 4, 3:00 PM to 4:30 PM`. */
export function formatDue(due: string, minutes: number | null, now = new Date()): string {
  const at = momentOf(due);
  if (isAllDay(due)) return WEEKDAYS.format(at, now);
  const start = `${WEEKDAYS.format(at, now)}, ${timeOfDay(at)}`;
  if (minutes === null) return start;
  return TASKS_TEXTS.until(start, timeOfDay(new Date(at.getTime() + minutes * 60_000)));
}

/** Weeks start on Monday (ISO 8601). */
export function groupOf(
  { kind, due, minutes, done }: Pick<Task, 'kind' | 'due' | 'minutes' | 'done'>,
  now: Date,
): Group {
  if (done) return 'Done';
  const at = momentOf(due);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const nextWeek = new Date(
    today.getFullYear(),
    today.getMonth(),
    today.getDate() + WEEK - ((today.getDay() + 6) % WEEK),
  );
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  // A past appointment isn't overdue.
  const end = kind === 'task' ? at : new Date(at.getTime() + (minutes ?? 0) * 60_000);
  if (isAllDay(due) ? at < today : end < now) return kind === 'task' ? 'Overdue' : 'Past';
  if (at < tomorrow) return 'Today';
  return at < nextWeek ? 'This week' : 'Later';
}

/** Earliest first, across UTC offsets. */
export function byDue(one: { due: string }, other: { due: string }): number {
  return momentOf(one.due).getTime() - momentOf(other.due).getTime();
}

/** Non-empty groups, earliest first; Past and Done latest first. */
export function grouped(tasks: readonly Task[], now: Date): { group: Group; tasks: Task[] }[] {
  const sorted = tasks.toSorted(byDue);
  return TASK_GROUPS.map((group) => {
    const members = sorted.filter((task) => groupOf(task, now) === group);
    return { group, tasks: group === 'Past' || group === 'Done' ? members.reverse() : members };
  }).filter(({ tasks: members }) => members.length > 0);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
