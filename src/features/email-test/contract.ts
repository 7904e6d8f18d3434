/** In the fragment of the email test page's address: an email's source in base64, from the browser extension. */
export const MESSAGE_PARAMETER = 'message';

/** There as well, alone: what another app shared is lost, because this one had no service worker yet. */
export const SHARE_AGAIN = 'share-again';
