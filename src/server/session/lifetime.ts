/** However often it is used. Also the life of its device cookie. */
export const SESSION_DAYS = 30;

export const IDLE_SESSION_DAYS = 7;
