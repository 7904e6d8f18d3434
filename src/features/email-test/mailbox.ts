import { type Answer, serverMessage } from '../../client/answer.ts';
import { FALLBACK_BODY, type NextEmailAnswer } from '../mailbox/contract.ts';

export interface EmailFields {
  subject: string;
  body: string;
}

/** Where the page stands in the mailbox. */
export interface MailboxState {
  loading: 'recent' | 'next' | null;
  /** Null before the first Next, and at the end. */
  nextPageToken: string | null;
  /** No email follows until the newest is fetched again. */
  atEnd: boolean;
  /** Whether an email of this mailbox has been in the form. */
  shown: boolean;
  /** What the status line says. */
  line: string;
}

export const AT_START: MailboxState = { loading: null, nextPageToken: null, atEnd: false, shown: false, line: '' };

const EMPTY_MAILBOX = 'The mailbox is empty.';
const UNREADABLE = 'Your mailbox could not be read. Please try again.';

/** What an answer leads to: the state, and the email for the form when there is one. */
export interface MailboxStep {
  state: MailboxState;
  email?: EmailFields;
}

/** The newest email was fetched: Next goes on from there. */
export function afterRecent(state: MailboxState, answer: Answer<unknown>): MailboxStep {
  const read = readEmails(answer);
  if ('failure' in read) return { state: { ...state, loading: null, line: read.failure } };
  if (!read.email) return { state: { ...AT_START, line: EMPTY_MAILBOX } };
  return { state: { ...AT_START, shown: true }, email: read.email };
}

/** The following email was fetched. */
export function afterNext(state: MailboxState, answer: Answer<unknown>): MailboxStep {
  const read = readEmails(answer);
  if ('failure' in read) return { state: { ...state, loading: null, line: read.failure } };
  const { email, nextPageToken } = read;
  const atEnd = nextPageToken === null;
  const shown = state.shown || email !== undefined;
  const next = { loading: null, nextPageToken, atEnd, shown, line: atEnd ? endLine({ shown }) : '' };
  return email ? { state: next, email } : { state: next };
}

/** What a press on Next says when nothing follows. */
export function endLine({ shown }: Pick<MailboxState, 'shown'>): string {
  return shown ? 'That was the last email.' : 'There is no other email.';
}

type Read = { failure: string } | { email: EmailFields | undefined; nextPageToken: string | null };

function readEmails(answer: Answer<unknown>): Read {
  if (!answer.ok) return { failure: serverMessage(answer.error) ?? UNREADABLE };
  const { emails, nextPageToken } = (answer.data ?? {}) as Partial<NextEmailAnswer>;
  if (!Array.isArray(emails)) return { failure: UNREADABLE };
  const [first] = emails as Partial<EmailFields>[];
  return {
    email: first ? { subject: first.subject ?? '', body: first.body || FALLBACK_BODY } : undefined,
    nextPageToken: nextPageToken ?? null,
  };
}
