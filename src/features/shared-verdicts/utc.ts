const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** In UTC, such as `Nov 28, 2026, 3:39 PM UTC`: the page works without scripts, and only they know the reader's time zone. */
export function inUtc(time: number): string {
  return `${TIME.format(time)} UTC`;
}
