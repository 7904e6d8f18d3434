const UTC_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const LOCAL_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Such as `February 19, 2027`, in UTC like the server's deletion dates. */
export const utcDay = (time: string): string => UTC_DAY.format(new Date(time));

/** The same format in the browser's time zone. */
export const localDay = (time: string): string => LOCAL_DAY.format(new Date(time));
