/**
 * Every date of the dashboard: in the reader's locale and time zone, with the year only if it is not the current one.
 * English where there is no reader, such as in tests.
 */
const LOCALE = typeof document === 'undefined' ? 'en' : undefined;

const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

interface Formatter {
  format: (date: Date, now?: Date) => string;
  formatRange: (from: Date, to: Date, now?: Date) => string;
}

function formatter(options: Intl.DateTimeFormatOptions): Formatter {
  const withYear = new Intl.DateTimeFormat(LOCALE, { ...options, year: 'numeric' });
  const withoutYear = new Intl.DateTimeFormat(LOCALE, options);
  const yearOf = (date: Date) => (options.timeZone === 'UTC' ? date.getUTCFullYear() : date.getFullYear());
  const fitting = (now: Date, ...dates: Date[]) =>
    dates.every((date) => yearOf(date) === yearOf(now)) ? withoutYear : withYear;
  return {
    format: (date, now = new Date()) => fitting(now, date).format(date),
    formatRange: (from, to, now = new Date()) => fitting(now, from, to).formatRange(from, to),
  };
}

/** Such as `Nov 20`, or `Nov 20, 2025`. */
export const DAYS = formatter(DAY);
/** Such as `Wed, Nov 25`. */
export const WEEKDAYS = formatter({ ...DAY, weekday: 'short' });
/** Such as `Nov 20, 8:04 PM`. */
export const TIMES = formatter({ ...DAY, ...CLOCK });
/** Such as `Nov 20, 8:04 PM GMT+1`. */
const ZONED_TIMES = formatter({ ...DAY, ...CLOCK, timeZoneName: 'short' });
/** Of days that were counted or set in UTC. */
export const UTC_DAYS = formatter({ ...DAY, timeZone: 'UTC' });
/** Such as `November`, or `November 2025`. */
export const UTC_MONTHS = formatter({ month: 'long', timeZone: 'UTC' });

const TIME_OF_DAY = new Intl.DateTimeFormat(LOCALE, CLOCK);
const SHORT_UTC_DAY = new Intl.DateTimeFormat(LOCALE, { ...DAY, timeZone: 'UTC' });
const SHORT_UTC_MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });

export const inTime = (iso: string): string => TIMES.format(new Date(iso));
export const inZonedTime = (iso: string): string => ZONED_TIMES.format(new Date(iso));
export const timeOfDay = (date: Date): string => TIME_OF_DAY.format(date);

/** Such as `Europe/Berlin`. */
export const timeZone = (): string => TIME_OF_DAY.resolvedOptions().timeZone;

/** For an axis, which has no room for a year. */
export const shortUtcDay = (date: Date): string => SHORT_UTC_DAY.format(date);
export const shortUtcMonth = (date: Date): string => SHORT_UTC_MONTH.format(date);
