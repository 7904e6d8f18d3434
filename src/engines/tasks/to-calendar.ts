import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { fromIso, utc } from './moment.ts';
import type { Kind } from './suggestion.ts';

/** What a user has accepted. */
export interface CalendarItem {
  /** Stays the same for as long as the item lives, so that a calendar that subscribes updates it. */
  uid: string;
  kind: Kind;
  title: string;
  /** As in `Suggestion`. */
  due: string;
  minutes?: number;
  location?: string;
  done?: boolean;
  /** When it was written or changed last: the same items make the same file. */
  changed: Date;
}

/** Seconds before what has a time, and before the midnight that begins a day: nine in the morning of the day before. */
const ALARM = { timed: 30 * 60, allDay: 15 * 60 * 60 };
/** All but line feeds and tabs: a calendar program may read one as the end of a line (RFC 5545, 3.1). */
const CONTROL = /\r(?=\n)|(?![\n\t])\p{Cc}|\p{Zl}|\p{Zp}/gu;

/**
 * Writes items as a calendar file (RFC 5545), each as an event with an alarm: few calendars show a VTODO, and none of
 * those that people subscribe with.
 * @param name Of the product that writes it, and so of the calendar
 * @returns its text; items without a date that can be read are left out
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
      // The same hour wherever the reader is.
      floating: !allDay && moment.offset === undefined,
      summary,
      // What is only to be known or done by then takes none of the reader's time.
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
