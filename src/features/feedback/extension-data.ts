const ENTRY = 'emailFeedbackData';

/** The part of the extension interface that a page of ours may see. */
interface WithExtensionStorage {
  chrome?: { storage?: { local?: { remove(key: string): unknown } } };
}

/** Removes the email that the browser extension has kept for the report. */
export function clearExtensionData(): void {
  try {
    localStorage.removeItem(ENTRY);
    const removed = (globalThis as WithExtensionStorage).chrome?.storage?.local?.remove(ENTRY);
    Promise.resolve(removed).catch(() => undefined);
  } catch {
    // A browser that refuses access to its storage has kept nothing there either.
  }
}
