import type { Analysis } from '../../engines/detection/analysis.ts';
import type { displayedFields } from '../../engines/detection/display/fields.ts';
import type { AttachmentContent, OpenAttachment } from './office.ts';

/** What Outlook gave the pane: the email as it was received, or its parts. */
export type HandedOver = { file: string } | Parts;

export interface Parts {
  /** As received; undefined where Outlook doesn't have them. */
  headers: string | undefined;
  /** In their place: what Outlook shows of them, in the same form. */
  fields: string;
  html: string | undefined;
  text: string | undefined;
  attachments: readonly AskedAttachment[];
}

export interface AskedAttachment extends OpenAttachment {
  /** Undefined where Outlook didn't hand it over. */
  content: AttachmentContent | undefined;
}

/** Whose mailbox it is in. */
export interface Reader {
  owner: string;
  /** Names the server that keeps the mailbox and writes its Authentication-Results. */
  authservId: string | undefined;
}

/** What Outlook didn’t hand over. */
export interface Missing {
  headers: boolean;
  files: readonly string[];
}

/** What the engine's thread says once, when it has started. */
export interface Loaded {
  isLoaded: boolean;
}

/** Why an email was not analysed. */
export type Unchecked = 'encrypted' | 'unreadable' | 'tooLarge' | 'notLoaded';

export type Checked =
  | { status: 'analysed'; fields: ReturnType<typeof displayedFields>; analysis: Analysis; missing: Missing }
  | { status: 'unchecked'; reason: Unchecked };
