/** Message from an extension page to the background. */
export const REGISTER = 'register';

export async function requestRegistration(): Promise<void> {
  await chrome.runtime.sendMessage(REGISTER);
}
