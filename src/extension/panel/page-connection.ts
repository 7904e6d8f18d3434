import { fromBase64 } from '../base64.ts';
import { HELLO, type PageState, SOURCE } from '../mail-reader.ts';
import { requestRegistration } from '../register.ts';
import { matchOf } from '../site-origin.ts';
import { forgetTab, showNoEmail, takePageState } from './store.ts';

let tabId: number | undefined;
let port: chrome.runtime.Port | undefined;

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
    // The email is there long before all images have loaded and the tab is `complete`.
    if (message === HELLO && tab?.id === tabId) void follow();
  });
  chrome.permissions.onAdded.addListener(() => void requestRegistration().then(follow));
  chrome.permissions.onRemoved.addListener(() => void follow());
  void follow();
}

async function follow(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  // Checked again, because a script may still run in a page for which access was withdrawn.
  const mayRead = await isReadable(tab);
  port?.disconnect();
  port = undefined;
  tabId = tab?.id;
  if (tabId === undefined) return;
  if (mayRead) listenTo(tabId);
  else showNoEmail('off');
}

/** The browser reveals addresses only of tabs that the extension may read. */
async function isReadable(tab: chrome.tabs.Tab | undefined): Promise<boolean> {
  if (!tab?.url?.startsWith('http')) return false;
  return chrome.permissions.contains({ origins: [matchOf(tab.url)] });
}

function listenTo(id: number): void {
  const opened = chrome.tabs.connect(id);
  port = opened;
  opened.onMessage.addListener((state: PageState) => {
    if (opened === port) takePageState(state, id);
  });
  opened.onDisconnect.addListener(() => {
    // Reading lastError keeps the browser from logging it.
    void chrome.runtime.lastError;
    if (opened !== port) return;
    port = undefined;
    void chrome.tabs.get(id).then(
      ({ status }) => port ?? showNoEmail(status === 'loading' ? 'loading' : 'off'),
      () => undefined,
    );
  });
}

/** The page asks its mail site; undefined if that doesn't return the source. */
export async function fetchSource(): Promise<Uint8Array | undefined> {
  if (!port || tabId === undefined) return undefined;
  const base64: unknown = await chrome.tabs.sendMessage(tabId, SOURCE).catch(() => null);
  return typeof base64 === 'string' ? fromBase64(base64) : undefined;
}
