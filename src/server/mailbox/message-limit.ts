/** The largest message that is read. Some mailboxes take in more, but what is larger than this is attachments. */
export const MESSAGE_LIMIT = 25 * 1024 * 1024;
