const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A date and time in the user's locale and time zone. */
export const inTime = (iso: string): string => TIME.format(new Date(iso));
