import { MAIL_SITES } from '../sites.ts';
import { MARKS_CHANGED, type MarksAnswer } from './requests.ts';
import { hasMarks, MARKS, warningsIn } from './store.ts';

/** The background does this, because content scripts can't read the extension's storage. */
export async function marksFor(conversations: readonly string[]): Promise<MarksAnswer> {
  if (!(await hasMarks())) return { isOff: true };
  const warnings = await warningsIn(conversations);
  return { isOff: false, warnings: warnings.map((warning) => warning ?? null) };
}

export function announceMarks(): void {
  chrome.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && MARKS in changes) void announce();
  });
}

async function announce(): Promise<void> {
  // The browser leaves out tabs that the extension may not read.
  const tabs = await chrome.tabs.query({ url: MAIL_SITES.flatMap(({ matches }) => matches) });
  for (const { id } of tabs)
    if (id !== undefined) void chrome.tabs.sendMessage(id, MARKS_CHANGED).catch(() => undefined);
}
