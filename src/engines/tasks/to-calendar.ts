import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { fromIso, utc } from './moment.ts';
import type { Kind } from './suggestion.ts';

/** A task to export. */
export interface CalendarItem {
  /** Stable, so that subscribed calendars update the event. */
  uid: string;
  kind: Kind;
  title: string;
  /** As in `Suggestion`. */
  due: string;
  minutes?: number;
  location?: string;
  done?: boolean;
  /** When it was last changed. The output depends on nothing else, so the same items give the same file. */
  changed: Date;
}

/** Seconds before a timed event, and before the start of an all-day one: 9 a.m. on the day before. */
const ALARM = { timed: 30 * 60, allDay: 15 * 60 * 60 };
/** Except line feeds and tabs: calendar apps may read others as line breaks (RFC 5545, 3.1). */
const CONTROL = /\r(?=\n)|(?![\n\t])\p{Cc}|\p{Zl}|\p{Zp}/gu;

/**
 * Writes a calendar file (RFC 5545) with an event and an alarm per item. Not VTODO, which subscribed calendars don't show.
 * @param name of the product and the calendar
 * @returns the file's text, without items whose `due` is invalid
 */
export function toCalendar(items: readonly CalendarItem[], name: string): string {
  const calendar = ical({ prodId: `//${name}//Tasks//EN`, name });
  for (const { uid, kind, title, due, minutes, location, done = false, changed } of items) {
    const moment = fromIso(due);
    if (!moment) continue;
    const allDay = moment.hour === undefined;
    const start = utc(moment, 0);
    const summary = plain(kind === 'task' ? `${done ? 'Done' : 'Due'}: ${title}` : title);
    const event = calendar.createEvent({
      id: plain(uid),
      stamp: changed,
      lastModified: changed,
      start: new Date(start),
      allDay,
      // The same local time everywhere.
      floating: !allDay && moment.offset === undefined,
      summary,
      // Deadlines and reminders don't block time.
      transparency: kind === 'appointment' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...(minutes !== undefined && kind !== 'task' && !allDay && { end: new Date(start + minutes * 60_000) }),
      ...(location !== undefined && { location: plain(location) }),
    });
    const trigger = allDay ? ALARM.allDay : ALARM.timed;
    if (!done) event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
  }
  return `${calendar.toString()}\r\n`;
}

function plain(text: string): string {
  return text.replace(CONTROL, ' ').toWellFormed();
}
