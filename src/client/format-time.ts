const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A date and time by the user's clock. */
export const inTime = (iso: string): string => TIME.format(new Date(iso));
