/** From the script in a displayed email to the background. Answered with a `Warning` or null. */
export const WARNING = 'warning';

/** From the popup to the background. Answered with what the tab displays, when its analysis has ended. */
export interface DisplayedRequest {
  displayedIn: number;
}

export function isDisplayedRequest(message: unknown): message is DisplayedRequest {
  return typeof message === 'object' && message !== null && 'displayedIn' in message;
}
