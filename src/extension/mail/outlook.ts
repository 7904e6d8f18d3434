import type { Mailbox } from '../../engines/detection/index.ts';
import { MAX_MARKUP, type MailReader, type PageState } from '../mail-reader.ts';
import type { MessageList } from '../marks/message-list.ts';
import type { Place } from '../marks/store.ts';
import { outside } from './outside.ts';

const PANE = '[data-app-section="MailReadCompose"]';
const BODY = '[id^="UniqueMessageBody"]';
const SUBJECT = '[role="heading"][id$="_SUBJECT"]';
const SENDER = '[id$="_FROM"]';
const FILES = '[role="listbox"] [role="option"] [title]';
const FILE_NAME = /\.\w{1,8}$/;
/** At the end only: a display name may contain an address in brackets too. */
const MAILBOX = /<([^<>\s@]{1,64}@[^<>\s@]{1,255})>\s*$/;
const CONVERSATION = /^CONV_(.{1,300})_SUBJECT$/;
const ID = 'data-convid';
const ROW = `[role="option"][${ID}]`;
/** The sender's name, which has the address as its title. */
const LIST_SENDER = '[title*="@"]';
const OPEN = /\/id\/[^/]/;

/** In a conversation the first expanded message counts: the newest is on top. */
export const outlook: MailReader = {
  read(page): PageState {
    const pane = page.querySelector(PANE);
    const body = pane && outside(BODY, pane, BODY).find((element) => element.checkVisibility());
    const [subject] = pane ? outside(BODY, pane, SUBJECT) : [];
    if (!body || !subject) return { state: OPEN.test(page.location.pathname) ? 'unreadable' : 'none' };
    const { message, sender } = around(body, pane);
    const from = mailboxOf(sender);
    const names = outside(BODY, message, FILES).map((file) => file.getAttribute('title')?.trim() ?? '');
    return {
      state: 'email',
      email: {
        subject: (subject.querySelector('[title]')?.getAttribute('title') ?? subject.textContent).trim(),
        body: '',
        html: body.innerHTML.slice(0, MAX_MARKUP),
        ...(from && { from }),
        attachments: names
          .filter((name) => FILE_NAME.test(name))
          .map((filename) => ({ filename, mimeType: '', size: 0 })),
      },
      ...placeOf(subject, sender),
    };
  },
};

export const outlookList: MessageList = {
  attributes: [ID],
  rows: (page) =>
    outside(BODY, page, ROW).flatMap((element) => {
      const before = element.querySelector(LIST_SENDER) ?? firstText(element);
      const id = element.getAttribute(ID);
      return id && before ? [{ element, conversation: `outlook ${id}`, before }] : [];
    }),
};

function placeOf(subject: Element, sender: Element | undefined): { place?: Place } {
  const [, id] = CONVERSATION.exec(subject.id) ?? [];
  return id ? { place: { conversation: `outlook ${id}`, email: sender?.id ?? '' } } : {};
}

/** The first element that contains only text. */
function firstText(row: Element): Element | undefined {
  return [...row.querySelectorAll('*')].find((element) => !element.firstElementChild && element.textContent.trim());
}

/** Class names change with each release. An ancestor with more than one body or sender is the conversation. */
function around(body: Element, pane: Element): { message: Element; sender: Element | undefined } {
  let message = body;
  for (let outer = body.parentElement; outer && pane.contains(outer); outer = outer.parentElement) {
    const [sender, another] = outside(BODY, outer, SENDER);
    if (another || outside(BODY, outer, BODY).length > 1) break;
    message = outer;
    if (sender) return { message, sender };
  }
  return { message, sender: undefined };
}

/** `Name<address>`. For colleagues Outlook shows the name only; without an address there is no sender. */
function mailboxOf(element: Element | undefined): Mailbox | undefined {
  if (!element) return undefined;
  const labels = [...element.querySelectorAll('[title], [aria-label]')].flatMap((labelled) => [
    labelled.getAttribute('title') ?? '',
    labelled.getAttribute('aria-label') ?? '',
  ]);
  const found = [element.textContent, ...labels]
    .map((written) => MAILBOX.exec(written))
    .find((match) => match !== null);
  return found && { name: found.input.slice(0, found.index).trim(), address: found[1] ?? '' };
}
