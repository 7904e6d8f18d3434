import { REPORT_ARRIVED } from '../features/feedback/contract.ts';
import { updateContentScripts } from './content-scripts.ts';
import { announceMarks, marksFor } from './marks/background.ts';
import { isMarksRequest } from './marks/requests.ts';
import { openPanel } from './open-panel.ts';
import { REGISTER } from './register.ts';
import { deleteReport, deleteReportOf } from './report.ts';
import { readSelectedMarkup, storeSelection } from './selection.ts';
import { originOf, siteOrigin } from './site-origin.ts';
import { MENU_TEXTS } from './texts.ts';

const MENU_ITEM = 'check-selection';

// A pending report is stored there: content scripts must not read it. Firefox lacks this call.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

/** One at a time: registering a script twice is an error. */
let registration = Promise.resolve();
function register(): Promise<void> {
  registration = registration.catch(() => undefined).then(updateContentScripts);
  return registration;
}

chrome.runtime.onInstalled.addListener(({ reason }) => {
  // After an update the entry of the previous version is still there, and a second one with its id is an error.
  chrome.contextMenus.removeAll(() => {
    chrome.contextMenus.create({
      id: MENU_ITEM,
      title: MENU_TEXTS.checkSelection,
      contexts: ['selection'],
    });
  });
  void register();
  if (reason === 'install') void chrome.runtime.openOptionsPage();
});
chrome.runtime.onStartup.addListener(() => {
  void deleteReport();
  void register();
});
chrome.permissions.onAdded.addListener(() => void register());
chrome.permissions.onRemoved.addListener(() => void register());
chrome.runtime.onMessage.addListener((message, sender, answer) => {
  if (message === REPORT_ARRIVED) void reportArrived(sender);
  if (isMarksRequest(message)) {
    void marksFor(message.marksFor).then(answer);
    return true;
  }
  if (message !== REGISTER) return false;
  void register().finally(() => answer(true));
  return true;
});
announceMarks();
chrome.tabs.onRemoved.addListener((tabId) => {
  void deleteReportOf(tabId);
});

async function reportArrived({ tab, url = '' }: chrome.runtime.MessageSender): Promise<void> {
  if (tab?.id !== undefined && originOf(url) === (await siteOrigin())) await deleteReportOf(tab.id);
}

chrome.contextMenus.onClicked.addListener(({ selectionText = '', frameId = 0 }, tab) => {
  // First: the browser opens the panel only right after a click.
  const windowId = tab?.windowId ?? chrome.windows.WINDOW_ID_CURRENT;
  openPanel(windowId);
  void selectedMarkup(tab, frameId).then((html) => storeSelection({ text: selectionText, html, windowId }));
});

/** Empty on pages that are closed to extensions; then the selected text is used. */
async function selectedMarkup(tab: chrome.tabs.Tab | undefined, frameId: number): Promise<string> {
  if (tab?.id === undefined) return '';
  const target = { tabId: tab.id, frameIds: [frameId] };
  const [found] = await chrome.scripting.executeScript({ target, func: readSelectedMarkup }).catch(() => []);
  return found?.result ?? '';
}

if (chrome.sidePanel) void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
else chrome.action.onClicked.addListener(() => void browser.sidebarAction.toggle());
