import { type Context, type Email, isMessageSource } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import { everyBucket, featuresOf } from '../../engines/detection/model/features.ts';
import type { MODES, Mode } from '../../engines/detection/model/model.ts';
import { isFreemail, registrableDomain } from '../../engines/detection/parse/domains.ts';
import { parse } from '../../engines/detection/parse/parse.ts';
import { countedSignals } from '../../engines/detection/scoring/counted-signals.ts';
import { SIGNAL_RULES } from '../../engines/detection/signals/rules.ts';
import { contextOf } from '../bench/detection/context.ts';
import { emailOf, type MailRecord } from '../bench/detection/record.ts';
import { recordsIn } from '../bench/detection/sources.ts';
import { hashOf } from '../bench/detection/tally.ts';
import { ALLOWED_SOURCES } from '../corpus/allowed-sources.ts';
import { fieldsOf, messageOf, RECEIVING_SERVER, type WrittenEmail, writtenEmails } from './emails/written.ts';

/** An email as the trainer sees it, with what is known of it in one mode. */
export interface Row {
  id: string;
  /** A public source's name, or `written`. */
  source: string;
  /** What is held back together: a scenario, or a source. */
  group: string;
  /** ISO 639-1 code; empty when not labelled. */
  language: string;
  kind: string;
  label: 'malicious' | 'unwanted' | 'benign';
  mode: Mode;
  /** Positions in `SIGNAL_RULES`. */
  signals: Uint16Array;
  words: Uint32Array;
  worths: Float32Array;
  grams: Uint32Array;
}

export const WRITTEN = 'written';

/** A reader known only by domain. */
const READER = 'reader.example';
/** One email in this many is also seen in a mailbox, so that strangers are judged alike there. */
const IN_MAILBOX = 3;
const isAlsoInMailbox = ({ id }: { id: string }) => hashOf(id) % IN_MAILBOX === 0;

/** Each written email as subject and body, as a message and, where its recipient is known, in that mailbox. */
export function writtenRows(emails: readonly WrittenEmail[] = writtenEmails()): Row[] {
  return emails.flatMap((written) => {
    const { id, scenario, lang: language, kind, label, auth, to } = written;
    const about = { id, source: WRITTEN, group: scenario, language, kind, label };
    const context: Context = auth === null ? {} : { authservId: RECEIVING_SERVER };
    const message = messageOf(written);
    const rows = [rowOf(about, fieldsOf(written), {}, 'fields'), rowOf(about, message, context, 'message')];
    const recipient = registrableDomain(to?.split('@')[1] ?? '');
    const own = recipient === null || isFreemail(recipient) ? undefined : recipient;
    if (own === undefined && !isAlsoInMailbox(about)) return rows;
    return [...rows, rowOf(about, message, { ...context, ownDomains: [own ?? READER] }, 'mailbox')];
  });
}

/** Emails of one source that are enough: more of the same style teach nothing. */
const MAX_OF_SOURCE = 1500;

/** The mail of the public sets whose terms allow it. */
export async function publicRows(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, isMalicious, isRendered } of ALLOWED_SOURCES) {
    const records: MailRecord[] = [];
    for await (const record of recordsIn(folder, name)) records.push(record);
    const step = Math.max(1, records.length / MAX_OF_SOURCE);
    for (let at = 0; at < records.length; at += step) {
      const record = records[Math.floor(at)];
      if (record) rows.push(...recordRows(record, name, isMalicious, isRendered === true));
    }
  }
  return rows;
}

/** What rendered templates say of their senders and links was made up by those who filled them in. */
const MADE_UP = new Set(['sender', 'link', 'attachment', 'behaviour', 'thread']);

export function recordRows(record: MailRecord, source: string, isMalicious: boolean, isRendered = false): Row[] {
  const label = isMalicious ? (record.label === 'spam' ? 'unwanted' : 'malicious') : 'benign';
  const about = { id: record.id, source, group: source, language: record.lang ?? '', kind: '', label } as const;
  const email = emailOf(record, false);
  const context = contextOf(email);
  const whole = [rowOf(about, email, context, 'message')];
  if (isAlsoInMailbox(about)) whole.push(rowOf(about, email, { ...context, ownDomains: [READER] }, 'mailbox'));
  const isReal = (at: number) => !MADE_UP.has(SIGNAL_RULES[at]?.group ?? '');
  return [
    rowOf(about, emailOf(record, true), {}, 'fields'),
    ...(isRendered ? whole.map((row) => ({ ...row, signals: row.signals.filter(isReal) })) : whole),
  ];
}

/** A pasted text or a message's source. */
export async function messageRows(
  content: string,
  source: string,
  group: string,
  isMalicious: boolean,
): Promise<Row[]> {
  const label = isMalicious ? 'malicious' : 'benign';
  const about = { id: group, source, group, language: '', kind: '', label } as const;
  if (!isMessageSource(content)) return [rowOf(about, { subject: '', body: content }, {}, 'fields')];
  return [rowOf(about, await readMessage(content), {}, 'message')];
}

const placeOf = new Map(SIGNAL_RULES.map(({ id }, at) => [id, at]));

const EVERY_BUCKET = everyBucket();

type About = Pick<Row, 'id' | 'source' | 'group' | 'language' | 'kind' | 'label'>;

function rowOf(about: About, email: Email, context: Context, mode: Mode): Row {
  const parsed = parse(email, context);
  const { words, grams } = featuresOf(parsed, EVERY_BUCKET);
  const counted = countedSignals(parsed).filter(({ isCounted }) => isCounted);
  return {
    ...about,
    mode,
    signals: Uint16Array.from(counted, ({ rule: { id } }) => placeOf.get(id) ?? 0),
    words: Uint32Array.from(words.places),
    worths: Float32Array.from(words.worths),
    grams: Uint32Array.from(grams.places),
  };
}

export function isHarmful({ label }: Pick<Row, 'label'>): boolean {
  return label !== 'benign';
}

export const MODE_NUMBERS: Readonly<Record<Mode, number>> = { fields: 0, message: 1, mailbox: 2 } satisfies Record<
  (typeof MODES)[number],
  number
>;
