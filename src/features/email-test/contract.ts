/** In the fragment of the email test page's address: an email's source in base64, from the browser extension. */
export const MESSAGE_PARAMETER = 'message';

/** Also in the fragment, by itself: what another app shared was lost, because there was no service worker yet. */
export const SHARE_AGAIN = 'share-again';
