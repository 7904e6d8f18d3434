import type {
  Context,
  Correspondence,
  Email,
  History,
  Mailbox,
  SenderHistory,
} from '../../../engines/detection/index.ts';
import type { Capability, Case } from './capability.ts';
import { ATTACKS, HONEST, type Written } from './relationships-emails.ts';

/** The relations of senders to their readers, as a mailbox with a sent folder supplies them. */
export const RELATIONSHIPS: Capability = {
  title: 'Relationships',
  cases: async () => [...ATTACKS.map((one) => caseOf(one, true)), ...HONEST.map((one) => caseOf(one, false))],
};

const SERVER = 'mx.reader.example';
const STRANGER: Correspondence = { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: false };
const EMAILS = 240;

function caseOf(written: Written, isAttack: boolean): Case {
  const {
    id,
    language,
    reader = 'maren.vogel@northwind-trading.example',
    known,
    sender,
    addressOnly,
    messageOnly,
  } = written;
  const history: History = { emails: EMAILS, ...(sender && { sender: historyOf(sender) }) };
  const context: Context = {
    authservId: SERVER,
    ...(!messageOnly && { recipient: reader }),
    ...(!addressOnly && !messageOnly && { history, correspondence: { ...STRANGER, ...known } }),
  };
  return { id, language, isAttack, email: emailOf(written, reader), context };
}

/** Everyone passes the sender checks: so does an impostor's own domain. */
function emailOf({ from, subject, body, quoted = '', references, replyTo }: Written, reader: string): Email {
  const sender = mailboxOf(from);
  const domain = sender.address.slice(sender.address.indexOf('@') + 1);
  const results = `${SERVER}; spf=pass smtp.mailfrom=${domain}; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}`;
  const headers = [
    { name: 'Authentication-Results', value: results },
    { name: 'From', value: from },
    { name: 'Date', value: 'Tue, 24 Nov 2026 10:12:00 +0100' },
    ...(references ? [{ name: 'References', value: references }] : []),
  ];
  return {
    ...{ subject, body: quoted === '' ? body : `${body}\n\n${quoted}`, from: sender, headers, attachments: [] },
    to: [{ name: '', address: reader }],
    ...(replyTo && { replyTo: [mailboxOf(replyTo)] }),
  };
}

function mailboxOf(written: string): Mailbox {
  const [, name = '', address = written] = /^(.*?)\s*<(.+)>$/.exec(written) ?? [];
  return { name, address };
}

function historyOf(known: Partial<SenderHistory>): SenderHistory {
  return {
    ...{ firstSeen: '2026-03-04', emails: 41, replyTo: {}, linkDomains: {}, languages: {}, withAttachments: 20 },
    hours: Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour <= 17 ? 4 : 0)),
    ...{ aboutMoney: 12, pressing: 0, accounts: {}, lastDay: { date: '2026-11-20', emails: 1 } },
    ...known,
  };
}
