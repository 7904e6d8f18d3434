/** What a page of the extension sends to its background. */
export const REGISTER = 'register';

/** Has the content scripts registered that the permissions of this moment allow. */
export async function requestRegistration(): Promise<void> {
  await chrome.runtime.sendMessage(REGISTER);
}
