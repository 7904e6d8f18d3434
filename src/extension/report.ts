import { FEEDBACK_DATA } from '../features/feedback/contract.ts';

export interface PendingReport {
  content: string;
  tabId: number;
}

/** Storage that content scripts cannot read. Firefox cannot close `local` to them; `session` is always closed. */
function area(): 'local' | 'session' {
  return 'setAccessLevel' in chrome.storage.local ? 'local' : 'session';
}

/** Until the report has arrived, its tab is closed or the browser restarts. */
export async function saveReport(report: PendingReport): Promise<void> {
  await chrome.storage[area()].set({ [FEEDBACK_DATA]: report });
}

export async function pendingReport(): Promise<PendingReport | undefined> {
  const { [FEEDBACK_DATA]: stored } = await chrome.storage[area()].get(FEEDBACK_DATA);
  return stored as PendingReport | undefined;
}

export async function deleteReport(): Promise<void> {
  await chrome.storage[area()].remove(FEEDBACK_DATA);
}

export async function deleteReportOf(tabId: number): Promise<void> {
  const report = await pendingReport();
  if (report?.tabId === tabId) await deleteReport();
}

export function followReport(changed: (report: PendingReport | undefined) => void): () => void {
  const read = (changes: Record<string, chrome.storage.StorageChange>, changedArea: string) => {
    const change = changes[FEEDBACK_DATA];
    if (changedArea === area() && change) changed(change.newValue as PendingReport | undefined);
  };
  chrome.storage.onChanged.addListener(read);
  void pendingReport().then(changed);
  return () => chrome.storage.onChanged.removeListener(read);
}
