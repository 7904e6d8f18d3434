import { FEEDBACK_DATA } from '../features/feedback/contract.ts';

/** A report that is under way: its email, and the tab in which it is being sent. */
export interface PendingReport {
  content: string;
  tabId: number;
}

/** Where no content script can read. Firefox cannot close its local storage to them; that of the session is closed. */
function area(): 'local' | 'session' {
  return 'setAccessLevel' in chrome.storage.local ? 'local' : 'session';
}

/** Kept until the report has arrived, its tab is closed or the browser is started again. */
export async function keepReport(report: PendingReport): Promise<void> {
  await chrome.storage[area()].set({ [FEEDBACK_DATA]: report });
}

export async function pendingReport(): Promise<PendingReport | undefined> {
  const { [FEEDBACK_DATA]: kept } = await chrome.storage[area()].get(FEEDBACK_DATA);
  return kept as PendingReport | undefined;
}

export async function forgetReport(): Promise<void> {
  await chrome.storage[area()].remove(FEEDBACK_DATA);
}

/** Only its own tab can say that a report has arrived, or be closed with it. */
export async function forgetReportOf(tabId: number): Promise<void> {
  const report = await pendingReport();
  if (report?.tabId === tabId) await forgetReport();
}

/** Calls back when a report is kept or forgotten. @returns what ends it */
export function followReport(changed: (report: PendingReport | undefined) => void): () => void {
  const read = (changes: Record<string, chrome.storage.StorageChange>, changedArea: string) => {
    const change = changes[FEEDBACK_DATA];
    if (changedArea === area() && change) changed(change.newValue as PendingReport | undefined);
  };
  chrome.storage.onChanged.addListener(read);
  void pendingReport().then(changed);
  return () => chrome.storage.onChanged.removeListener(read);
}
