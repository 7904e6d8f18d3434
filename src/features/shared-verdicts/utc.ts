const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** The page has no script, so it doesn't know the reader's time zone: `Nov 28, 2026, 3:39 PM UTC`. */
export function inUtc(time: number): string {
  return `${TIME.format(time)} UTC`;
}
