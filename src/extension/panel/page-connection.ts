import { fromBase64 } from '../base64.ts';
import { HELLO, type Reading, SOURCE } from '../reading.ts';
import { requestRegistration } from '../register.ts';
import { matchOf } from '../site-origin.ts';
import { forgetTab, showUnread, takeReading } from './store.ts';

/** The tab in front, if any. */
let tabId: number | undefined;
let port: chrome.runtime.Port | undefined;

/** Follows the tab in front of the panel's window. Whatever it shows is read only while the panel is open. */
export function followPages(): void {
  const window = chrome.windows.getCurrent();
  chrome.tabs.onActivated.addListener(({ windowId }) => {
    void window.then(({ id }) => (id === windowId ? follow() : undefined));
  });
  chrome.tabs.onUpdated.addListener((id, { status }) => {
    if (status === 'complete' && id === tabId) void follow();
  });
  chrome.tabs.onRemoved.addListener(forgetTab);
  chrome.runtime.onMessage.addListener((message, { tab }) => {
    // A page that is still loading pictures has its email long before it is complete.
    if (message === HELLO && tab?.id === tabId) void follow();
  });
  chrome.permissions.onAdded.addListener(() => void requestRegistration().then(follow));
  chrome.permissions.onRemoved.addListener(() => void follow());
  void follow();
}

async function follow(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  // What the script in a page would still answer does not count: it may be there from before.
  const mayRead = await isReadable(tab);
  port?.disconnect();
  port = undefined;
  tabId = tab?.id;
  if (tabId === undefined) return;
  if (mayRead) listenTo(tabId);
  else showUnread('off');
}

/** The address is known of tabs only that the extension may read. */
async function isReadable(tab: chrome.tabs.Tab | undefined): Promise<boolean> {
  if (!tab?.url?.startsWith('http')) return false;
  return chrome.permissions.contains({ origins: [matchOf(tab.url)] });
}

function listenTo(id: number): void {
  const opened = chrome.tabs.connect(id);
  port = opened;
  opened.onMessage.addListener((reading: Reading) => {
    if (opened === port) takeReading(reading, id);
  });
  opened.onDisconnect.addListener(() => {
    // Reading it keeps the browser from writing to the console that nobody is there.
    void chrome.runtime.lastError;
    if (opened !== port) return;
    port = undefined;
    void chrome.tabs.get(id).then(
      ({ status }) => port ?? showUnread(status === 'loading' ? 'looking' : 'off'),
      () => undefined,
    );
  });
}

/** Has the page ask its mail site for the open message as it was received. Undefined where that gives none out. */
export async function fetchSource(): Promise<Uint8Array | undefined> {
  if (!port || tabId === undefined) return undefined;
  const base64: unknown = await chrome.tabs.sendMessage(tabId, SOURCE).catch(() => null);
  return typeof base64 === 'string' ? fromBase64(base64) : undefined;
}
