import type { CalendarPart, Mailbox } from '../email.ts';
import { renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import { decoded } from './bytes.ts';

const PROPERTY = /^([a-z-]{1,40})((?:;[^:"]{0,500}(?:"[^"]{0,500}"[^:"]{0,500}){0,20})?):/i;
const ESCAPE = /\\([\\;,nN])/g;
const COMPONENT = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);

/** Reads the events and tasks of a calendar part (RFC 5545), with only the properties that describe them. */
export function calendarParts(content: Uint8Array): CalendarPart[] {
  const entries: CalendarPart[] = [];
  let entry = new Entry('');
  let method = '';
  for (const line of unfolded(decoded(content))) {
    const match = PROPERTY.exec(line);
    if (!match) continue;
    const name = (match[1] ?? '').toUpperCase();
    const value = line.slice(match[0].length, match[0].length + LIMITS.calendar.value);
    const component = value.trim().toUpperCase();
    if (name === 'METHOD' && entry.component === '') method = component;
    else if (name === 'BEGIN') entry = entry.begin(component);
    else if (name === 'END' && component === entry.component) {
      entries.push(entry.part(method));
      if (entries.length >= LIMITS.calendarParts) break;
      entry = new Entry('');
    } else if (name === 'END') entry.inner = '';
    else entry.add(name, match[2] ?? '', value);
  }
  // An entry without an end was cut off.
  return entry.component === '' || entries.length >= LIMITS.calendarParts ? entries : [...entries, entry.part(method)];
}

/** An event or a task while it is read. */
class Entry {
  readonly component: string;
  /** A nested component, such as an alarm, whose text doesn't belong to the entry. */
  inner = '';
  private readonly values = new Map<string, string>();
  private organizer: Mailbox | null = null;

  constructor(component: string) {
    this.component = component;
  }

  begin(component: string): Entry {
    if (COMPONENT.has(component)) return new Entry(component);
    this.inner = component;
    return this;
  }

  add(name: string, parameters: string, value: string): void {
    // Time zones have a start too.
    if (this.component === '' || this.inner !== '') return;
    if (name === 'ORGANIZER') this.organizer ??= organizerOf(parameters, value);
    if (!this.values.has(name)) this.values.set(name, value);
  }

  part(method: string): CalendarPart {
    const text = (name: string) =>
      (this.values.get(name) ?? '').replace(ESCAPE, (_, char: string) => (/n/i.test(char) ? '\n' : char));
    // The description as HTML, which Outlook shows instead.
    const { text: shown, anchors } = renderHtml(text('X-ALT-DESC'));
    const described = [text('DESCRIPTION'), shown, ...anchors.map(({ href }) => href)];
    return {
      method,
      organizer: this.organizer,
      summary: text('SUMMARY'),
      description: [...new Set(described)].filter((one) => one !== '').join('\n'),
      location: text('LOCATION'),
      url: this.values.get('URL') ?? '',
      start: text('DTSTART'),
      end: text('DTEND') || text('DUE'),
    };
  }
}

/** A line that begins with white space continues the one before (3.1). */
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
