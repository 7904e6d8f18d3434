import { atom } from 'nanostores';

/** Whether the browser's question is open. It appears outside the page, where it is easily missed. */
export const $isAsking = atom(false);

/** Call it first after a click: later, browsers don't ask. @returns whether the user agreed */
export async function askPermission(origins: string[]): Promise<boolean> {
  $isAsking.set(true);
  try {
    return await chrome.permissions.request({ origins });
  } finally {
    $isAsking.set(false);
  }
}
