import type { Page } from '@playwright/test';
import { OFFICE_SCRIPT } from '../../src/features/outlook-add-in/contract.ts';
import type { AttachmentContent, OpenAttachment, Person } from '../../src/features/outlook-add-in/office.ts';

/** An email as one version of Outlook offers it. Undefined parts fail as documented. */
export interface FakeItem {
  itemType?: 'message' | 'appointment';
  subject?: string;
  from?: Person;
  to?: Person[];
  /** The complete source, from Mailbox 1.14 on. */
  source?: string;
  headers?: string;
  html?: string;
  text?: string;
  attachments?: (OpenAttachment & { content?: AttachmentContent })[];
  /** In milliseconds. */
  delay?: number;
}

interface FakeOutlook {
  /** The newest requirement set supported. */
  mailbox: number;
  items: (FakeItem | null)[];
  /** The first one is open. */
  host?: string | null;
  /** Of the mailbox. */
  accountType?: string;
  background?: string;
}

interface Controls {
  select(index: number): void;
  setBackground(colour: string): void;
  /** Calls that failed now succeed. */
  repair(index: number, item: FakeItem): void;
}

type WithControls = typeof globalThis & { outlook: Controls };

/** Plays Microsoft's server with an Office.js that behaves as its documentation says. */
export async function serveOffice(page: Page, outlook: FakeOutlook): Promise<void> {
  await page.route(OFFICE_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${playOffice})(${JSON.stringify(outlook)})` }),
  );
}

export const select = (page: Page, index: number) =>
  page.evaluate((index) => (globalThis as WithControls).outlook.select(index), index);

export const setBackground = (page: Page, colour: string) =>
  page.evaluate((colour) => (globalThis as WithControls).outlook.setBackground(colour), colour);

export const repair = (page: Page, index: number, item: FakeItem) =>
  page.evaluate(([index, item]) => (globalThis as WithControls).outlook.repair(index, item), [index, item] as const);

/** Runs in the page, so it must not use anything outside itself. */
function playOffice({ mailbox, items, host = 'Outlook', accountType = 'enterprise', background }: FakeOutlook): void {
  type Done = (result: object) => void;
  const handlers = new Map<string, () => void>();
  const has = (minor: number) => mailbox >= minor;
  /** Callbacks run later. Failures are passed to them, never thrown. */
  const answer = (value: unknown, done: Done, delay = 0) =>
    void setTimeout(() => {
      if (value !== undefined) done({ status: 'succeeded', value });
      else done({ status: 'failed', error: { code: 9020, name: 'GenericResponseError', message: 'Internal error' } });
    }, delay);
  const base64 = (text: string) => {
    let binary = '';
    for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
    return btoa(binary);
  };
  const open = (item: FakeItem | null) => {
    if (!item) return null;
    const { itemType = 'message', subject = '', source, headers, html, text, attachments = [], delay } = item;
    return {
      itemType,
      itemId: `AAMk${items.indexOf(item)}`,
      subject,
      from: item.from,
      to: item.to ?? [],
      attachments: attachments.map(({ content: _, ...details }) => details),
      body: {
        getAsync: (format: string, done: Done) => answer(format === 'html' ? html : text, done, delay),
      },
      ...(has(8) && {
        getAllInternetHeadersAsync: (done: Done) => answer(headers, done, delay),
        getAttachmentContentAsync: (id: string, done: Done) =>
          answer(attachments.find((one) => one.id === id)?.content, done, delay),
      }),
      ...(has(14) && {
        getAsFileAsync: (done: Done) => answer(source === undefined ? undefined : base64(source), done, delay),
      }),
    };
  };
  const context = {
    requirements: {
      isSetSupported: (name: string, version: string) => name === 'Mailbox' && has(Number(version.split('.')[1])),
    },
    officeTheme: background === undefined ? undefined : { bodyBackgroundColor: background },
    mailbox: {
      userProfile: { emailAddress: 'maren.vogel@northwind.example', ...(has(6) && { accountType }) },
      item: open(items[0] ?? null),
      addHandlerAsync: (event: string, handler: () => void, done?: Done) => {
        handlers.set(event, handler);
        if (done) answer(null, done);
      },
    },
  };
  const EventType = { ItemChanged: 'olkItemSelectedChanged', OfficeThemeChanged: 'officeThemeChanged' };
  Object.assign(globalThis, {
    Office: {
      EventType,
      context,
      onReady: () => new Promise((resolve) => setTimeout(resolve, 0, { host, platform: 'OfficeOnline' })),
    },
    outlook: {
      select: (index: number) => {
        context.mailbox.item = open(items[index] ?? null);
        handlers.get(EventType.ItemChanged)?.();
      },
      setBackground: (colour: string) => {
        context.officeTheme = { bodyBackgroundColor: colour };
        handlers.get(EventType.OfficeThemeChanged)?.();
      },
      repair: (index: number, item: FakeItem) => {
        items[index] = item;
        context.mailbox.item = open(item);
      },
    },
  });
}
