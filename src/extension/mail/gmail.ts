import type { Attachment, Mailbox } from '../../engines/detection/index.ts';
import { MAX_MARKUP, type MailReader, type PageState } from '../mail-reader.ts';
import type { MessageList } from '../marks/message-list.ts';
import type { Place } from '../marks/store.ts';
import { outside } from './outside.ts';

const MESSAGE = '.adn[data-legacy-message-id]';
const BODY = '.a3s';
const SUBJECT = 'h2.hP';
const SENDER = '.gD[email]';
const RECIPIENTS = '.g2[email]';
/** `type:name:address` of an attachment. */
const FILE = '[download_url]';
const CONVERSATION = /^[A-Za-z0-9]{16,64}$/;
/** In these views the second part of the hash is user text. */
const NAMED_VIEWS = new Set(['#label', '#search', '#category', '#advanced-search']);
/** A conversation’s id, in hexadecimal or decimal digits. */
const LEGACY_ID = 'data-legacy-thread-id';
const ID = 'data-thread-id';
const ROW = '[role="row"]';
/** Below a message that Gmail has cut off. */
const CLIPPED = 'a[href*="view=lg"]';

/** Gmail keeps views that were left in the page, hidden. In a conversation the last expanded message counts. */
export const gmail: MailReader = {
  read(page): PageState {
    const message = openMessage(page);
    const subject = outside(BODY, page, SUBJECT).find((heading) => heading.checkVisibility());
    if (!message || !subject) return { state: namesConversation(page.location.hash) ? 'unreadable' : 'none' };
    const [sender] = outside(BODY, message, SENDER);
    return {
      state: 'email',
      email: {
        subject: subject.textContent.trim(),
        body: '',
        html: message.querySelector(BODY)?.innerHTML.slice(0, MAX_MARKUP) ?? '',
        ...(sender && { from: mailboxOf(sender) }),
        to: outside(BODY, message, RECIPIENTS).map(mailboxOf),
        attachments: outside(BODY, message, FILE).map(fileOf),
        ...(message.querySelector(CLIPPED) && { truncated: true }),
      },
      ...placeOf(subject, message),
    };
  },

  sourceAddress(page) {
    const id = openMessage(page)?.getAttribute('data-legacy-message-id') ?? '';
    if (!/^[0-9a-f]{1,32}$/.test(id)) return undefined;
    const query = new URLSearchParams({ view: 'att', th: id, attid: '0', disp: 'comp', safe: '1', zw: '' });
    return new URL(`?${query}`, page.location.href).href;
  },
};

/** The list of conversations, and of search results. */
export const gmailList: MessageList = {
  attributes: [LEGACY_ID, ID],
  rows(page) {
    const holders = outside(BODY, page, `[${LEGACY_ID}], [${ID}]`);
    const found = new Map(holders.toReversed().map((holder) => [holder.closest(ROW), holder]));
    return [...found].flatMap(([element, before]) => {
      const conversation = conversationOf(before);
      return element && conversation ? [{ element, conversation, before }] : [];
    });
  },
};

function placeOf(subject: Element, message: Element): { place?: Place } {
  const conversation = conversationOf(subject);
  const email = message.getAttribute('data-legacy-message-id');
  return conversation && email ? { place: { conversation, email } } : {};
}

function conversationOf(element: Element): string | undefined {
  const legacy = element.getAttribute(LEGACY_ID) ?? '';
  if (/^[\da-f]{1,32}$/.test(legacy)) return `gmail ${legacy}`;
  const [, decimal] = /thread-f:(\d{1,30})$/.exec(element.getAttribute(ID) ?? '') ?? [];
  return decimal && `gmail ${BigInt(decimal).toString(16)}`;
}

function namesConversation(hash: string): boolean {
  const [view = '', ...steps] = hash.split('/');
  const before = NAMED_VIEWS.has(view) ? 1 : 0;
  return steps.length > before && CONVERSATION.test(steps.at(-1) ?? '');
}

function openMessage(page: Document): Element | undefined {
  return outside(BODY, page, MESSAGE).findLast((message) => message.querySelector(BODY)?.checkVisibility());
}

function mailboxOf(element: Element): Mailbox {
  const address = element.getAttribute('email') ?? '';
  const name = element.getAttribute('name') ?? element.textContent.trim();
  return { name: name === address ? '' : name, address };
}

function fileOf(element: Element): Attachment {
  const [mimeType = '', filename = ''] = (element.getAttribute('download_url') ?? '').split(':');
  return { filename: decoded(filename), mimeType, size: 0 };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
