import type { Task } from './contract.ts';

export const GROUPS = ['Overdue', 'Today', 'This week', 'Later', 'Past', 'Done'] as const;
export type Group = (typeof GROUPS)[number];

/** A due date as a form has it, by the user's clock; without a time it is the whole day. */
export interface DueParts {
  date: string;
  time: string;
}

const DAY_LENGTH = 10;
const WEEK = 7;

const DAY = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** Whether it is due on a day and not at a time. */
export const isAllDay = (due: string): boolean => due.length === DAY_LENGTH;

/** The moment by the user's clock; of a day, its beginning. */
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
 * What a form says, as it is stored: with the distance of the user's clock from UTC.
 * @param before As it was: what nobody has changed stays, also a time that is the same wherever its reader is
 */
export function dueOf({ date, time }: DueParts, before?: string): string {
  if (time === '') return date;
  const known = before === undefined ? undefined : partsOf(before);
  if (before !== undefined && known?.date === date && known.time === time) return before;
  const east = -new Date(`${date}T${time}`).getTimezoneOffset();
  const size = Math.abs(east);
  return `${date}T${time}${east < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Such as `Fri, Dec 4, 2026, 3:00 PM to 4:30 PM`. */
export function inWords(due: string, minutes: number | null): string {
  const at = momentOf(due);
  if (isAllDay(due)) return DAY.format(at);
  const end = minutes === null ? '' : ` to ${TIME.format(new Date(at.getTime() + minutes * 60_000))}`;
  return `${DAY.format(at)}, ${TIME.format(at)}${end}`;
}

/** Weeks begin on Monday (ISO 8601). */
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
  // Nothing is left to be done for what took place.
  const end = kind === 'task' ? at : new Date(at.getTime() + (minutes ?? 0) * 60_000);
  if (isAllDay(due) ? at < today : end < now) return kind === 'task' ? 'Overdue' : 'Past';
  if (at < tomorrow) return 'Today';
  return at < nextWeek ? 'This week' : 'Later';
}

/** The next due first, whatever offsets they have. */
export function byDue(one: { due: string }, other: { due: string }): number {
  return momentOf(one.due).getTime() - momentOf(other.due).getTime();
}

/** In their groups, the next due first; what is past or done, the last due first. Groups without any are left out. */
export function grouped(tasks: readonly Task[], now: Date): { group: Group; tasks: Task[] }[] {
  const sorted = tasks.toSorted(byDue);
  return GROUPS.map((group) => {
    const members = sorted.filter((task) => groupOf(task, now) === group);
    return { group, tasks: group === 'Past' || group === 'Done' ? members.reverse() : members };
  }).filter(({ tasks: members }) => members.length > 0);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
