import { type Answer, serverMessage } from '../../client/answer.ts';
import { FALLBACK_BODY, type NextEmailAnswer } from '../mailbox/contract.ts';
import { FETCH_TEXTS } from './texts.ts';

export interface EmailFields {
  subject: string;
  body: string;
}

export interface MailboxState {
  loading: 'recent' | 'next' | null;
  /** Null before the first Next, and at the end. */
  nextPageToken: string | null;
  /** No email follows until the newest is fetched again. */
  atEnd: boolean;
  shown: boolean;
  line: string;
}

export const AT_START: MailboxState = { loading: null, nextPageToken: null, atEnd: false, shown: false, line: '' };

export interface MailboxStep {
  state: MailboxState;
  email?: EmailFields;
}

export function afterRecent(state: MailboxState, answer: Answer<unknown>): MailboxStep {
  const read = readEmails(answer);
  if ('failure' in read) return { state: { ...state, loading: null, line: read.failure } };
  if (!read.email) return { state: { ...AT_START, line: FETCH_TEXTS.emptyMailbox } };
  return { state: { ...AT_START, shown: true }, email: read.email };
}

export function afterNext(state: MailboxState, answer: Answer<unknown>): MailboxStep {
  const read = readEmails(answer);
  if ('failure' in read) return { state: { ...state, loading: null, line: read.failure } };
  const { email, nextPageToken } = read;
  const atEnd = nextPageToken === null;
  const shown = state.shown || email !== undefined;
  const next = { loading: null, nextPageToken, atEnd, shown, line: atEnd ? endLine({ shown }) : '' };
  return email ? { state: next, email } : { state: next };
}

export function endLine({ shown }: Pick<MailboxState, 'shown'>): string {
  return shown ? FETCH_TEXTS.last : FETCH_TEXTS.noOther;
}

type Read = { failure: string } | { email: EmailFields | undefined; nextPageToken: string | null };

function readEmails(answer: Answer<unknown>): Read {
  if (!answer.ok) return { failure: serverMessage(answer.error) ?? FETCH_TEXTS.unreadable };
  const { emails, nextPageToken } = (answer.data ?? {}) as Partial<NextEmailAnswer>;
  if (!Array.isArray(emails)) return { failure: FETCH_TEXTS.unreadable };
  const [first] = emails as Partial<EmailFields>[];
  return {
    email: first ? { subject: first.subject ?? '', body: first.body || FALLBACK_BODY } : undefined,
    nextPageToken: nextPageToken ?? null,
  };
}
