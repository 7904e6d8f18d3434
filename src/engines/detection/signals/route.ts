import { failureOf } from '../parse/authentication.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { hasHeader, headerValues, mailDate } from '../parse/headers.ts';
import { isPassedOn } from './forwarding.ts';
import { NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

const MESSAGE_ID = /^\s*<[^<>\s@]+@[^<>\s@]+>\s*$/;
const THREE_DAYS = 3 * 24 * 3_600_000;

/** The email's route. Legitimate email is untidy here, so all of this is reported and none of it counts. */
export const ROUTE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'passed-on',
    group: 'sender',
    tier: 'context',
    title: 'Forwarded by a list or mailbox',
    sentence: 'It was forwarded on its way, which often makes the sender impossible to verify.',
    check(parsed) {
      const failure = failureOf(parsed);
      if (failure === null || !isPassedOn(parsed)) return NO_EVIDENCE;
      return [plainEvidence(failure.isClaimed ? 'header' : 'server', failure.quote)];
    },
  },
  {
    id: 'return-path-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Delivery failures go elsewhere',
    sentence: 'Delivery failure notices go to another domain, as with most newsletters and services.',
    check({ email }) {
      const path = headerValues(email, 'return-path')[0]?.replace(/[<>\s]/g, '') ?? '';
      return email.from?.address.includes('@') && path.includes('@') && !sameOrganisation(path, email.from.address)
        ? [plainEvidence('header', path)]
        : NO_EVIDENCE;
    },
  },
  {
    id: 'odd-message-id',
    group: 'sender',
    tier: 'context',
    title: 'Unusual Message-ID',
    sentence: 'Its Message-ID isn’t in the format mail programs use.',
    check({ email }) {
      const [id] = headerValues(email, 'message-id');
      return id !== undefined && id.trim() !== '' && !MESSAGE_ID.test(id)
        ? [plainEvidence('header', id.trim())]
        : NO_EVIDENCE;
    },
  },
  {
    id: 'odd-date',
    group: 'sender',
    tier: 'context',
    title: 'Unusual date',
    sentence: 'Its date is days away from when it arrived.',
    check({ email }) {
      const [date = ''] = headerValues(email, 'date');
      const [received = ''] = headerValues(email, 'received');
      const stated = mailDate(date);
      const arrived = mailDate(received);
      if (!stated || !arrived || hasHeader(email, 'resent-date')) return NO_EVIDENCE;
      return Math.abs(stated.time - arrived.time) > THREE_DAYS ? [plainEvidence('header', date.trim())] : NO_EVIDENCE;
    },
  },
];
