import { authenticationOf } from '../parse/authentication.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { hasHeader, headerValues, mailDate } from '../parse/headers.ts';
import { isPassedOn } from './forwarding.ts';
import { NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

const MESSAGE_ID = /^\s*<[^<>\s@]+@[^<>\s@]+>\s*$/;
const THREE_DAYS = 3 * 24 * 3_600_000;

/** How the email travelled. Honest mail is untidy here, so all of it is told and none of it counts. */
export const ROUTE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'passed-on',
    group: 'sender',
    tier: 'context',
    title: 'Passed on by a list or another mailbox',
    sentence: 'It was passed on on its way, after which a sender often cannot be confirmed any more.',
    check(parsed) {
      const result = authenticationOf(parsed);
      return result?.dmarc === 'fail' && isPassedOn(parsed) ? [plainEvidence('server', result.quote)] : NO_EVIDENCE;
    },
  },
  {
    id: 'return-path-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Failure notices go elsewhere',
    sentence: 'Notices of failed delivery go to another domain, as with most newsletters and services.',
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
    title: 'An odd message number',
    sentence: 'Its Message-ID is not written as mail programs write it.',
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
    title: 'An odd date',
    sentence: 'The date it bears is days away from the day it arrived.',
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
