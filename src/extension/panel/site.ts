import { atom } from 'nanostores';
import { emailTestAddress, feedbackAddress } from '../addresses.ts';
import { askPermission } from '../ask-permission.ts';
import { compose } from '../compose.ts';
import { requestRegistration } from '../register.ts';
import { followReport, type PendingReport, saveReport } from '../report.ts';
import { matchOf, siteOrigin } from '../site-origin.ts';
import { SEND_TEXTS } from '../texts.ts';
import type { AnalysedEmail } from './analyse-email.ts';
import { fetchSource } from './page-connection.ts';
import { $panel } from './store.ts';

const ASKED = 'askedForSite';

/** `hasAccess`: the site's page can tell the extension that a report has arrived. */
export const $site = atom({ origin: '', asked: true, hasAccess: true });
export const $report = atom<PendingReport | undefined>(undefined);
export const $failure = atom('');
/** Opens it without its headers and the contents of its attachments. */
export const $isPartial = atom(false);

export function followSite(): void {
  const read = async () => {
    const origin = await siteOrigin();
    const { [ASKED]: asked } = await chrome.storage.local.get(ASKED);
    const hasAccess = await chrome.permissions.contains({ origins: [matchOf(origin)] });
    $site.set({ origin, asked: asked === origin, hasAccess });
  };
  chrome.storage.local.onChanged.addListener(() => void read());
  chrome.permissions.onAdded.addListener(() => void read());
  chrome.permissions.onRemoved.addListener(() => void read());
  void read();
  followReport((report) => $report.set(report));
  $panel.listen(({ status }) => {
    $failure.set('');
    // The page that was just opened is active now and shows no email.
    if (status === 'analysed') $isPartial.set(false);
  });
}

export async function reportAnalysis({ email, source }: AnalysedEmail): Promise<void> {
  const { origin } = $site.get();
  if ($report.get()) {
    $failure.set(SEND_TEXTS.anotherReport);
    return;
  }
  // First: the browser asks for a permission only right after a click.
  await requestSiteAccess();
  // With large attachments the whole message is too long, and the visible part is not.
  const content = [textOf(source), compose(email)].find((one) => one !== '' && feedbackAddress(origin, one));
  $failure.set(content ? '' : SEND_TEXTS.tooLongToReport);
  if (content) await openReport(content);
}

/** Empty for a source that is not UTF-8, which decoding would damage. */
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
  if (id !== undefined) await saveReport({ content, tabId: id });
}

export async function reopenReport({ content, tabId }: PendingReport): Promise<void> {
  const url = feedbackAddress($site.get().origin, content);
  // The tab may have been closed before the report was stored.
  if (url) await chrome.tabs.update(tabId, { url, active: true }).catch(() => openReport(content));
}

/** With the whole email, or with the part that the panel could read. The user starts the analysis there. */
export async function openOnSite({ email, source, from }: AnalysedEmail): Promise<void> {
  const { origin } = $site.get();
  const received = source ?? (from === 'page' ? await fetchSource() : undefined);
  const written = () => new TextEncoder().encode(compose(email));
  const whole = received && emailTestAddress(origin, received);
  const url = whole ?? emailTestAddress(origin, written());
  $failure.set(url ? '' : SEND_TEXTS.tooLongToOpen);
  $isPartial.set(url !== undefined && whole === undefined);
  if (url) await chrome.tabs.create({ url });
}

/** Without access a report is deleted here only when its tab is closed. */
async function requestSiteAccess(): Promise<void> {
  const { origin, asked } = $site.get();
  if (asked) return;
  try {
    await askPermission([matchOf(origin)]);
  } catch {
    // Match patterns cannot express every origin, such as an IPv6 address.
  }
  await chrome.storage.local.set({ [ASKED]: origin });
  await requestRegistration();
}
