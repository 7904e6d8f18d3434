import { site } from '../content/site.ts';
import { REPORT_ARRIVED } from '../features/feedback/contract.ts';
import { updateContentScripts } from './content-scripts.ts';
import { openPanel } from './open-panel.ts';
import { REGISTER } from './register.ts';
import { forgetReport, forgetReportOf } from './report.ts';
import { handSelection, readSelectedMarkup } from './selection.ts';
import { originOf, siteOrigin } from './site-origin.ts';

const MENU_ITEM = 'check-selection';

// An email is kept there if this can be done: the processes that show mail sites have no business with it.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

/** One registration after the other: two at once would register a script twice, which is an error. */
let registration = Promise.resolve();
function register(): Promise<void> {
  registration = registration.catch(() => undefined).then(updateContentScripts);
  return registration;
}

chrome.runtime.onInstalled.addListener(({ reason }) => {
  // An update finds the entry of the version before, and a second one of its name is an error.
  chrome.contextMenus.removeAll(() => {
    chrome.contextMenus.create({
      id: MENU_ITEM,
      title: `Check the selected email with ${site.name}`,
      contexts: ['selection'],
    });
  });
  void register();
  if (reason === 'install') void chrome.runtime.openOptionsPage();
});
chrome.runtime.onStartup.addListener(() => {
  void forgetReport();
  void register();
});
chrome.permissions.onAdded.addListener(() => void register());
chrome.permissions.onRemoved.addListener(() => void register());
chrome.runtime.onMessage.addListener((message, sender, answer) => {
  if (message === REPORT_ARRIVED) void reportArrived(sender);
  if (message !== REGISTER) return false;
  void register().finally(() => answer(true));
  return true;
});
chrome.tabs.onRemoved.addListener((tabId) => {
  void forgetReportOf(tabId);
});

async function reportArrived({ tab, url = '' }: chrome.runtime.MessageSender): Promise<void> {
  if (tab?.id !== undefined && originOf(url) === (await siteOrigin())) await forgetReportOf(tab.id);
}

chrome.contextMenus.onClicked.addListener(({ selectionText = '', frameId = 0 }, tab) => {
  // First, and not after anything that takes time: the browser opens it on a click only.
  const windowId = tab?.windowId ?? chrome.windows.WINDOW_ID_CURRENT;
  openPanel(windowId);
  void selectedMarkup(tab, frameId).then((html) => handSelection({ text: selectionText, html, windowId }));
});

/** Empty where the browser lets no extension in: then the selected text is all there is. */
async function selectedMarkup(tab: chrome.tabs.Tab | undefined, frameId: number): Promise<string> {
  if (tab?.id === undefined) return '';
  const target = { tabId: tab.id, frameIds: [frameId] };
  const [found] = await chrome.scripting.executeScript({ target, func: readSelectedMarkup }).catch(() => []);
  return found?.result ?? '';
}

if (chrome.sidePanel) void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
else chrome.action.onClicked.addListener(() => void browser.sidebarAction.toggle());
