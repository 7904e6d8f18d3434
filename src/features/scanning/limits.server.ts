/** Mailboxes that one process keeps open to notice new emails immediately. */
export const MAX_WATCHED = 500;

/** How many others it polls at the same time, so that neither kind keeps the other out. */
export const MAX_BRIEF_POLLS = 50;
