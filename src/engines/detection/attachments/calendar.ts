import type { CalendarPart, Mailbox } from '../letter.ts';
import { LIMITS } from '../limits.ts';
import { decoded } from './bytes.ts';

const PROPERTY = /^([a-z-]{1,40})((?:;[^:"]{0,500}(?:"[^"]{0,500}"[^:"]{0,500}){0,20})?):/i;
const ESCAPE = /\\([\\;,nN])/g;
const COMPONENT = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);

/** Reads the first event or task of a calendar part (RFC 5545), by the few properties that say what it is about. */
export function calendarPart(content: Uint8Array): CalendarPart {
  const values = new Map<string, string>();
  let organizer: Mailbox | null = null;
  let component = '';
  for (const line of unfolded(decoded(content))) {
    const match = PROPERTY.exec(line);
    if (!match) continue;
    const name = (match[1] ?? '').toUpperCase();
    const value = line.slice(match[0].length, match[0].length + LIMITS.calendar.value);
    if (name === 'BEGIN' && COMPONENT.has(value.toUpperCase())) component = value.toUpperCase();
    if (name === 'END' && value.toUpperCase() === component) break;
    // A time zone has a start as well.
    if (component === '' && name !== 'METHOD') continue;
    if (name === 'ORGANIZER') organizer ??= organizerOf(match[2] ?? '', value);
    if (!values.has(name)) values.set(name, value);
  }
  const text = (name: string) =>
    (values.get(name) ?? '').replace(ESCAPE, (_, char: string) => (/n/i.test(char) ? '\n' : char));
  return {
    method: text('METHOD').toUpperCase(),
    organizer,
    summary: text('SUMMARY'),
    description: text('DESCRIPTION'),
    location: text('LOCATION'),
    url: values.get('URL') ?? '',
    start: text('DTSTART'),
    end: text('DTEND') || text('DUE'),
  };
}

/** Lines that begin with white space go on from the one before (3.1). */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/, LIMITS.calendar.lines)) {
    const last = lines.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) {
      if ((lines[last]?.length ?? 0) < LIMITS.calendar.value) lines[last] += line.slice(1);
    } else lines.push(line);
  }
  return lines;
}

function organizerOf(parameters: string, value: string): Mailbox {
  const name = /;CN=(?:"([^"]{0,200})"|([^;]{0,200}))/i.exec(parameters);
  return { name: name?.[1] ?? name?.[2] ?? '', address: value.replace(/^mailto:/i, '').trim() };
}
