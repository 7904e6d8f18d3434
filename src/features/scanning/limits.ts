/** Mailboxes that one process polls continuously because a page is open: as many as it has alert streams. */
export const MOST_WATCHED = 500;

/** Other mailboxes that it polls at the same time. Neither kind takes slots from the other. */
export const MOST_BRIEF_POLLS = 50;
