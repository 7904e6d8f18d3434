/** In the fragment of the email test page's address: an email's source in base64, from the browser extension. */
export const MESSAGE_PARAMETER = 'message';
