const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const inTime = (iso: string): string => TIME.format(new Date(iso));
