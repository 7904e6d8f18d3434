import type { Analysis } from '../../engines/detection/analysis.ts';
import type { displayedFields } from '../../engines/detection/display/fields.ts';
import type { AttachmentContent, OpenAttachment } from './office.ts';

/** What Outlook gave the pane: the email as it was received, or its parts. */
export type HandedOver = { file: string } | Parts;

export interface Parts {
  /** As received; undefined if Outlook doesn't have them. */
  headers: string | undefined;
  /** Used instead: what Outlook shows of them, in the same form. */
  fields: string;
  html: string | undefined;
  text: string | undefined;
  attachments: readonly AskedAttachment[];
}

export interface AskedAttachment extends OpenAttachment {
  /** Undefined if Outlook didn't provide it. */
  content: AttachmentContent | undefined;
}

/** The owner of the mailbox. */
export interface Reader {
  owner: string;
  /** Identifies the server that hosts the mailbox and writes its Authentication-Results. */
  authservId: string | undefined;
}

/** What Outlook didn’t provide. */
export interface Missing {
  headers: boolean;
  files: readonly string[];
}

/** The engine's thread sends this once, when it has started. */
export interface Loaded {
  isLoaded: boolean;
}

/** Why an email was not analysed. */
export type Unchecked = 'encrypted' | 'unreadable' | 'tooLarge' | 'notLoaded';

export type Checked =
  | { status: 'analysed'; fields: ReturnType<typeof displayedFields>; analysis: Analysis; missing: Missing }
  | { status: 'unchecked'; reason: Unchecked };
