import { OFFICE_SCRIPT } from './contract.ts';

/** The part of Office.js that the pane uses, as documented for requirement sets Mailbox 1.5 to 1.14. */
export interface Office {
  onReady(): Promise<{ host: string | null }>;
  EventType: { ItemChanged: string; OfficeThemeChanged: string };
  context: {
    requirements: { isSetSupported(name: string, version: string): boolean };
    /** Colours as `#rrggbb`. Absent in older versions. */
    officeTheme?: { bodyBackgroundColor?: string };
    mailbox: {
      userProfile?: {
        emailAddress?: string;
        /** `enterprise`, `gmail`, `office365` or `outlookCom`; since Mailbox 1.6. */
        accountType?: string;
      };
      /** A different object for each selected item. Null if none or several are selected. */
      item?: OpenItem | null;
      addHandlerAsync(event: string, handler: () => void, done?: (result: Result<unknown>) => void): void;
    };
  };
}

export interface OpenItem {
  itemType: string;
  /** Absent while an email is being written. */
  itemId?: string;
  subject: string | object;
  from?: Person;
  to?: Person[];
  attachments?: OpenAttachment[];
  body: { getAsync(format: 'html' | 'text', done: (result: Result<string>) => void): void };
  getAsFileAsync?(done: (result: Result<string>) => void): void;
  getAllInternetHeadersAsync?(done: (result: Result<string>) => void): void;
  getAttachmentContentAsync?(id: string, done: (result: Result<AttachmentContent>) => void): void;
}

export interface Person {
  displayName: string;
  emailAddress: string;
}

export interface OpenAttachment {
  id: string;
  /** For an attached email, without the extension. */
  name: string;
  size: number;
  /** `file`, `item` or `cloud`. */
  attachmentType: string;
  isInline: boolean;
  contentType?: string;
  contentId?: string;
}

/** `format` is `base64`, `eml`, `iCalendar` or `url`. */
export interface AttachmentContent {
  content: string;
  format: string;
}

export type Result<Value> = { status: 'succeeded'; value: Value } | { status: 'failed'; error: { message: string } };

/** After this time, Outlook won’t answer. */
const TIMEOUT_MS = 30_000;

/** @returns undefined if Microsoft's server can't be reached */
export function loadOffice(): Promise<Office | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = OFFICE_SCRIPT;
    script.addEventListener('load', () => resolve((globalThis as { Office?: Office }).Office));
    script.addEventListener('error', () => resolve(undefined));
    document.head.append(script);
  });
}

/** Outlook's answer; undefined if it fails, throws or never answers. */
export function answerOf<Value>(call: (done: (result: Result<Value>) => void) => void): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, TIMEOUT_MS, undefined);
    try {
      call((result) => {
        clearTimeout(timeout);
        resolve(result.status === 'succeeded' ? result.value : undefined);
      });
    } catch {
      clearTimeout(timeout);
      resolve(undefined);
    }
  });
}
