import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { type CalendarItem, toCalendar } from '../../../src/engines/tasks/index.ts';
import { testTable } from '../../support/test-table.ts';

const TASK: CalendarItem = {
  uid: '1@letterlock.example',
  kind: 'task',
  title: 'Send the figures',
  due: '2026-12-04',
  changed: new Date('2026-11-16T09:12:00Z'),
};

/** Read by another parser than the one that wrote it. */
function readBack(items: readonly CalendarItem[]) {
  return Object.values(ical.sync.parseICS(toCalendar(items, 'Product'))).filter((entry) => entry?.type === 'VEVENT');
}

describe('a calendar file', () => {
  test('says what is due on a day, with an alarm in time, and whether it is done', () => {
    expect(readBack([TASK])).toMatchObject([
      { uid: TASK.uid, summary: 'Due: Send the figures', datetype: 'date', alarms: [{ action: 'DISPLAY' }] },
    ]);
    const text = toCalendar([TASK], 'Product');
    expect(text).toContain('DTSTART;VALUE=DATE:20261204\r\n');
    expect(text).toContain('TRIGGER:-PT15H\r\n');
    expect(text).toContain('DTSTAMP:20261116T091200Z\r\n');
    expect(text).toContain('TRANSP:TRANSPARENT\r\n');
    const done = { ...TASK, done: true };
    expect(readBack([done])).toMatchObject([{ summary: 'Done: Send the figures' }]);
    expect(toCalendar([done], 'Product')).not.toContain('VALARM');
  });

  test('contains events with their length and place, in UTC if the offset is known and otherwise floating', () => {
    const event: CalendarItem = {
      ...TASK,
      kind: 'appointment',
      due: '2026-12-04T15:00+01:00',
      minutes: 90,
      location: 'Room 3; left',
    };
    const [entry] = readBack([event]);
    expect(entry).toMatchObject({ summary: TASK.title, location: 'Room 3; left', alarms: [{}] });
    expect(entry?.type === 'VEVENT' && [entry.start.toISOString(), entry.end?.toISOString()]).toEqual([
      '2026-12-04T14:00:00.000Z',
      '2026-12-04T15:30:00.000Z',
    ]);
    const floating = toCalendar([{ ...event, due: '2026-12-04T15:00' }], 'Product');
    expect(floating).toContain('DTSTART:20261204T150000\r\n');
    expect(floating).toContain('DTEND:20261204T163000\r\n');
    expect(floating).toContain('TRIGGER:-PT30M\r\n');
  });

  testTable([
    'Pay\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
    'Pay\nATTACH:http://evil.example',
    'Pay\rBEGIN:VEVENT',
    'a;b,c\\ "d":e',
    'zero\u0000 bell\u0007 next\u0085 line\u2028 paragraph\u2029 end',
    '\ud800 alone',
    `${'é'.repeat(200)}👩‍👩‍👧${'字'.repeat(100)}`,
    ...Array.from({ length: 8 }, (_, length) => `${'x'.repeat(58 + length)}👩‍👩‍👧🎉🎉`),
  ])('is one event, whatever its title and place say: %j', (title) => {
    const item = { ...TASK, kind: 'appointment', title, location: title } as const;
    const text = toCalendar([item], 'Product');
    const plain = title
      .replace(/\r\n/g, ' \n')
      .replace(/(?!\n)\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
      .toWellFormed();
    expect(readBack([item])).toMatchObject([{ summary: plain, location: plain, start: new Date('2026-12-04T00:00') }]);
    expect(text.match(/^BEGIN:/gm)).toHaveLength(3);
    expect(text).not.toMatch(/^ATTACH/m);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
  });

  test('leaves out what has no date, and may be empty', () => {
    expect(
      readBack([
        { ...TASK, due: 'soon' },
        { ...TASK, due: '2026-02-31' },
      ]),
    ).toEqual([]);
    expect(toCalendar([], 'Product')).toMatch(/^BEGIN:VCALENDAR\r\n.+END:VCALENDAR\r\n$/s);
  });
});
