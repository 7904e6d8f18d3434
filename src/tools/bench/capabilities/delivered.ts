import { readFile } from 'node:fs/promises';
import type { CalendarPart, Mailbox } from '../../../engines/detection/index.ts';
import type { Case } from './capability.ts';

const SERVER = 'mx.harbour-joinery.example';
const READER = 'ines@harbour-joinery.example';

/** A line of a data file: an email as the reader's server delivered it. */
interface Line {
  id: string;
  language: string;
  isAttack: boolean;
  /** `name <address>`. */
  from: string;
  replyTo?: string;
  subject: string;
  body: string;
  headers?: Record<string, string>;
  calendar?: Partial<CalendarPart>;
  contacts?: readonly Mailbox[];
}

/** The emails of a data file beside this one. Each passed DMARC for the domain that it names. */
export async function deliveredEmails(file: string): Promise<readonly Case[]> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => caseOf(JSON.parse(line) as Line));
}

function caseOf({ id, language, isAttack, contacts, calendar, ...line }: Line): Case {
  const from = mailboxOf(line.from);
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const fields = {
    'Authentication-Results': `${SERVER}; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}`,
    From: line.from,
    ...(line.replyTo !== undefined && { 'Reply-To': line.replyTo }),
    To: READER,
    Subject: line.subject,
    ...line.headers,
  };
  return {
    id,
    language,
    isAttack,
    email: {
      subject: line.subject,
      body: line.body,
      from,
      ...(line.replyTo !== undefined && { replyTo: [mailboxOf(line.replyTo)] }),
      to: [{ name: '', address: READER }],
      headers: Object.entries(fields).map(([name, value]) => ({ name, value })),
      attachments: [],
      ...(calendar && { calendar: [{ ...EVENT, ...calendar }] }),
    },
    context: {
      authservId: SERVER,
      recipient: READER,
      ownDomains: ['harbour-joinery.example'],
      ...(contacts && { contacts }),
    },
  };
}

const EVENT: CalendarPart = {
  method: 'REQUEST',
  organizer: null,
  summary: '',
  description: '',
  location: '',
  url: '',
  start: '20261203T090000Z',
  end: '20261203T093000Z',
};

function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  return { name, address };
}
