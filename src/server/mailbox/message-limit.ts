/** Bytes. Some mailboxes accept larger messages, but the rest is attachments. */
export const MESSAGE_LIMIT = 25 * 1024 * 1024;
