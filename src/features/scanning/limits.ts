/** How many mailboxes one process watches for those who have a page open: as many as it has streams to tell them by. */
export const MOST_WATCHED = 500;

/** And how many others it looks into meanwhile, so that neither keep the others out. */
export const MOST_BRIEF_POLLS = 50;
