import type { Context, Correspondence, History, SenderHistory } from '../../../../engines/detection/index.ts';
import type { Row } from './row.ts';

const EMAILS = 260;
const STRANGER: Correspondence = { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: false };

/** What a mailbox with a sent folder knows about the sender. */
export function relationTo({ known = '', headers }: Row): Pick<Context, 'correspondence' | 'history'> {
  const [relation = '', domain = ''] = known.split(':');
  const history = (sender?: SenderHistory) => historyOf(headers?.['In-Reply-To'] !== undefined, sender);
  switch (relation) {
    case 'colleague':
      return { correspondence: { ...STRANGER, toSender: 60, knowsDomain: true }, history: history(sent(120)) };
    case 'supplier':
      return { correspondence: { ...STRANGER, toSender: 9, knowsDomain: true }, history: history(sent(22, 9)) };
    case 'newsletter':
      return { correspondence: { ...STRANGER, knowsDomain: true }, history: history(sent(14)) };
    case 'similar':
      return { correspondence: { ...STRANGER, similar: [domain], nameElsewhere: true }, history: history() };
    case 'name-elsewhere':
      return { correspondence: { ...STRANGER, nameElsewhere: true }, history: history() };
    default:
      return { correspondence: STRANGER, history: history() };
  }
}

/**
 * A reply's thread is always known: its writer has seen the email that it answers, even if only in a compromised
 * mailbox.
 */
export function historyOf(isReply: boolean, sender?: SenderHistory): History {
  return { emails: EMAILS, ...(sender && { sender }), ...(isReply && { knowsThread: true }) };
}

export function sent(emails: number, aboutMoney = 2): SenderHistory {
  return {
    ...{ firstSeen: '2025-02-10', emails, aboutMoney, pressing: 1, withAttachments: Math.floor(emails / 3) },
    hours: Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour <= 18 ? Math.ceil(emails / 12) : 0)),
    ...{ replyTo: {}, linkDomains: {}, languages: {}, accounts: {} },
    lastDay: { date: '2026-11-20', emails: 1 },
  };
}
