/** Behind `#` in the address of the email test page: a message's source in base64, from the browser extension. */
export const MESSAGE_PARAMETER = 'message';
