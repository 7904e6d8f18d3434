import { FEEDBACK_DATA, REPORT_ARRIVED } from './contract.ts';

/** The part of the extension interface that a page of ours may see. */
interface WithExtensionStorage {
  chrome?: { storage?: { local?: { remove(key: string): unknown } } };
}

/** Removes the email that the browser extension has kept for the report, and has it do so itself where we may not. */
export function clearExtensionData(): void {
  window.dispatchEvent(new Event(REPORT_ARRIVED));
  try {
    localStorage.removeItem(FEEDBACK_DATA);
    const removed = (globalThis as WithExtensionStorage).chrome?.storage?.local?.remove(FEEDBACK_DATA);
    Promise.resolve(removed).catch(() => undefined);
  } catch {
    // A browser that refuses access to its storage has kept nothing there either.
  }
}
