import { DAYS, timeOfDay } from '../../client/format-time.ts';
import { LIST_TEXTS } from './texts.ts';

/** The more recent, the more precise. */
export function shortTime(time: string, now: Date): string {
  const date = new Date(time);
  return date.toDateString() === now.toDateString() ? timeOfDay(date) : DAYS.format(date, now);
}

/** @param total null while it is being counted */
export function shownLine(shown: number, total: number | null, complete: boolean): string {
  const all = complete ? shown : total === null ? null : Math.max(total, shown);
  if (all === null) return LIST_TEXTS.newest(shown);
  if (all === 0) return LIST_TEXTS.noMatch;
  return shown >= all ? LIST_TEXTS.count(all) : LIST_TEXTS.part(shown, all);
}
