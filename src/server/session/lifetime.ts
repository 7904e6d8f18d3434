/** A session ends after so many days, however often it is used. Also the life of its device cookie. */
export const SESSION_DAYS = 30;

/** A session that is not used for so many days ends. */
export const IDLE_SESSION_DAYS = 7;
