import { buttonOf, type HeaderButton } from './button.ts';
import { type Checked, check, type Displayed } from './displayed-email.ts';
import { iconPath } from './icons.ts';
import { Recent } from './recent.ts';
import { isDisplayedRequest, WARNING } from './requests.ts';
import { warningOf } from './warning.ts';

const PRODUCT_ICON = 'icons/32.png';

const recent = new Recent<Checked>();
/** The email of each tab: an analysis that ends after another one was opened is not shown. */
const latest = new Map<number, number | undefined>();

messenger.messageDisplay.onMessagesDisplayed.addListener(({ id }, { messages }) => void display(id, messages));
chrome.tabs.onRemoved.addListener((tabId) => void latest.delete(tabId));

chrome.runtime.onMessage.addListener((message, { tab }, answer) => {
  if (message === WARNING && tab?.id !== undefined) {
    void displayedIn(tab.id).then((displayed) => answer(warningOf(displayed) ?? null));
    return true;
  }
  // Not for a script in an email: only our own pages are outside tabs.
  if (tab || !isDisplayedRequest(message)) return false;
  void displayedIn(message.displayedIn).then(answer);
  return true;
});

/** An email may have been open since before the add-on was installed. */
async function displayActive(): Promise<void> {
  for (const { id } of await chrome.tabs.query({ active: true })) {
    if (id !== undefined) void messagesIn(id).then((messages) => display(id, messages));
  }
}

async function display(tabId: number, messages: readonly messenger.MessageHeader[]): Promise<void> {
  const email = messages[0]?.id;
  latest.set(tabId, email);
  const found = displayedOf(messages);
  // The verdict of the previous email must not stay beside this one.
  const soon = new Promise<{ status: 'checking' }>((resolve) => setTimeout(resolve, 0, { status: 'checking' }));
  await show(tabId, buttonOf(await Promise.race([found, soon])));
  const button = buttonOf(await found);
  if (latest.get(tabId) === email) await show(tabId, button);
}

async function displayedIn(tabId: number): Promise<Displayed> {
  return displayedOf(await messagesIn(tabId));
}

async function messagesIn(tabId: number): Promise<readonly messenger.MessageHeader[]> {
  const list = await messenger.messageDisplay.getDisplayedMessages(tabId).catch(() => undefined);
  return list?.messages ?? [];
}

async function displayedOf([only, ...others]: readonly messenger.MessageHeader[]): Promise<Displayed> {
  if (!only) return { status: 'none' };
  if (others.length > 0) return { status: 'several' };
  // A key may be unlocked, or a connection be back, when the email is opened again.
  const isFinal = ({ status }: Checked) => status === 'analysed';
  const failed: Checked = { status: 'unchecked', reason: 'unreadable' };
  return recent.get(only.id, () => check(only), isFinal).catch(() => failed);
}

/** The place for verdicts: an email can imitate what is in its own page, but not a button of the program. */
async function show(tabId: number, { label, title, seal }: HeaderButton): Promise<void> {
  const path = seal ? iconPath(seal) : PRODUCT_ICON;
  // The tab may have been closed.
  await Promise.all([
    messenger.messageDisplayAction.setLabel({ tabId, label }),
    messenger.messageDisplayAction.setTitle({ tabId, title }),
    messenger.messageDisplayAction.setIcon({ tabId, path }),
  ]).catch(() => undefined);
}

void displayActive();
// Any call keeps the background loaded. Unloaded after 30 idle seconds, it would lose its results, and starting again takes
// so long that the previous email's verdict would be beside the next email for a second or more.
setInterval(() => void chrome.runtime.getPlatformInfo(), 20_000);
