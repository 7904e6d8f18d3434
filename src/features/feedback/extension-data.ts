import { FEEDBACK_DATA, REPORT_ARRIVED } from './contract.ts';

interface WithExtensionStorage {
  chrome?: { storage?: { local?: { remove(key: string): unknown } } };
}

/** Removes the email stored for this report. The event lets the extension remove it from storage we can't reach. */
export function clearExtensionData(): void {
  window.dispatchEvent(new Event(REPORT_ARRIVED));
  try {
    localStorage.removeItem(FEEDBACK_DATA);
    const removed = (globalThis as WithExtensionStorage).chrome?.storage?.local?.remove(FEEDBACK_DATA);
    Promise.resolve(removed).catch(() => undefined);
  } catch {
    // A browser without storage access has nothing stored.
  }
}
