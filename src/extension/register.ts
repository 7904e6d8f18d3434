/** Message from an extension page to the background. */
export const REGISTER = 'register';

/** Updates the registered content scripts after a change of permissions. */
export async function requestRegistration(): Promise<void> {
  await chrome.runtime.sendMessage(REGISTER);
}
