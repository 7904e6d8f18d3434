import { atom } from 'nanostores';
import { emailTestAddress, feedbackAddress } from '../addresses.ts';
import { compose } from '../compose.ts';
import { requestRegistration } from '../register.ts';
import { followReport, keepReport, type PendingReport } from '../report.ts';
import { matchOf, siteOrigin } from '../site-origin.ts';
import type { Examined } from './examine.ts';
import { fetchSource } from './page-connection.ts';
import { $panel } from './store.ts';

const ASKED = 'askedForSite';
const TOO_LONG_TO_REPORT = 'This email is too long to be reported';
const ANOTHER_IS_OPEN = 'Another report is open. Send it or discard it first.';
const TOO_LONG_TO_OPEN = 'This email is too long to be handed over. Save it, and open the file there.';

/** The product's own site, as far as the panel leads there. */
export const $site = atom({ origin: '', asked: true, heard: true });
export const $report = atom<PendingReport | undefined>(undefined);
/** What kept an email from being handed over, as a sentence. */
export const $failure = atom('');
/** Whether the email was handed over last as it was read: without its headers, and without what is in its files. */
export const $isPartial = atom(false);

export function followSite(): void {
  const read = async () => {
    const origin = await siteOrigin();
    const { [ASKED]: asked } = await chrome.storage.local.get(ASKED);
    // Only then can its page say that a report has arrived.
    const heard = await chrome.permissions.contains({ origins: [matchOf(origin)] });
    $site.set({ origin, asked: asked === origin, heard });
  };
  chrome.storage.local.onChanged.addListener(() => void read());
  chrome.permissions.onAdded.addListener(() => void read());
  chrome.permissions.onRemoved.addListener(() => void read());
  void read();
  followReport((report) => $report.set(report));
  $panel.listen(({ status }) => {
    $failure.set('');
    // The page that was opened is in front now, and shows no email.
    if (status === 'examined') $isPartial.set(false);
  });
}

/** Opens the page that reports an incorrect analysis, with this email in its address. There the person sends it. */
export async function reportAnalysis({ email, source }: Examined): Promise<void> {
  const { origin } = $site.get();
  if ($report.get()) {
    $failure.set(ANOTHER_IS_OPEN);
    return;
  }
  // Before anything else: the browser asks on a click only.
  await mayHearFromSite();
  // A message with large files is too long as it is, and not as it was read.
  const content = [textOf(source), compose(email)].find((one) => one !== '' && feedbackAddress(origin, one));
  $failure.set(content ? '' : TOO_LONG_TO_REPORT);
  if (content) await openReport(content);
}

/** Empty when it is not in UTF-8: taken for it, its emails would be lost. */
function textOf(source: Uint8Array = new Uint8Array()): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    return '';
  }
}

async function openReport(content: string): Promise<void> {
  const { origin } = $site.get();
  const { id } = await chrome.tabs.create({ url: feedbackAddress(origin, content) ?? origin });
  if (id !== undefined) await keepReport({ content, tabId: id });
}

/** Shows the report that is under way once more, with its email. */
export async function reopenReport({ content, tabId }: PendingReport): Promise<void> {
  const url = feedbackAddress($site.get().origin, content);
  // Its tab may have been closed before it was kept.
  if (url) await chrome.tabs.update(tabId, { url, active: true }).catch(() => openReport(content));
}

/**
 * Hands the whole email to the site's own analysis, which begins when the person presses its button there; or what was read
 * of it, which is said then.
 */
export async function openOnSite({ email, source, from }: Examined): Promise<void> {
  const { origin } = $site.get();
  const received = source ?? (from === 'page' ? await fetchSource() : undefined);
  const written = () => new TextEncoder().encode(compose(email));
  const whole = received && emailTestAddress(origin, received);
  const url = whole ?? emailTestAddress(origin, written());
  $failure.set(url ? '' : TOO_LONG_TO_OPEN);
  $isPartial.set(url !== undefined && whole === undefined);
  if (url) await chrome.tabs.create({ url });
}

/**
 * Only with access to the site can its page tell the extension that a report has arrived. The browser asks the person,
 * once; without it the report is forgotten when its tab is closed.
 */
async function mayHearFromSite(): Promise<void> {
  const { origin, asked } = $site.get();
  if (asked) return;
  try {
    await chrome.permissions.request({ origins: [matchOf(origin)] });
  } catch {
    // An address that no pattern names, as one of IPv6, cannot be asked for.
  }
  await chrome.storage.local.set({ [ASKED]: origin });
  await requestRegistration();
}
