import { authenticationOf } from '../parse/authentication.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { hasHeader, headerValues, mailDate } from '../parse/headers.ts';
import { isPassedOn } from './forwarding.ts';
import { plainEvidence, SILENT, type SignalRule } from './signal.ts';

const MESSAGE_ID = /^\s*<[^<>\s@]+@[^<>\s@]+>\s*$/;
const THREE_DAYS = 3 * 24 * 3_600_000;

/** How the letter travelled. Honest mail is untidy here, so all of it is told and none of it counts. */
export const ROUTE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'passed-on',
    group: 'sender',
    tier: 'context',
    title: 'Passed on by a list or another mailbox',
    sentence: 'It was passed on on its way, after which a sender often cannot be confirmed any more.',
    check(reading) {
      const result = authenticationOf(reading);
      return result?.dmarc === 'fail' && isPassedOn(reading) ? [plainEvidence('server', result.quote)] : SILENT;
    },
  },
  {
    id: 'return-path-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Failure notices go elsewhere',
    sentence: 'Notices of failed delivery go to another domain, as with most newsletters and services.',
    check({ letter }) {
      const path = headerValues(letter, 'return-path')[0]?.replace(/[<>\s]/g, '') ?? '';
      return letter.from?.address.includes('@') && path.includes('@') && !sameOrganisation(path, letter.from.address)
        ? [plainEvidence('header', path)]
        : SILENT;
    },
  },
  {
    id: 'odd-message-id',
    group: 'sender',
    tier: 'context',
    title: 'An odd message number',
    sentence: 'Its Message-ID is not written as mail programs write it.',
    check({ letter }) {
      const [id] = headerValues(letter, 'message-id');
      return id !== undefined && id.trim() !== '' && !MESSAGE_ID.test(id)
        ? [plainEvidence('header', id.trim())]
        : SILENT;
    },
  },
  {
    id: 'odd-date',
    group: 'sender',
    tier: 'context',
    title: 'An odd date',
    sentence: 'The date it bears is days away from the day it arrived.',
    check({ letter }) {
      const [date = ''] = headerValues(letter, 'date');
      const [received = ''] = headerValues(letter, 'received');
      const stated = mailDate(date);
      const arrived = mailDate(received);
      if (!stated || !arrived || hasHeader(letter, 'resent-date')) return SILENT;
      return Math.abs(stated.time - arrived.time) > THREE_DAYS ? [plainEvidence('header', date.trim())] : SILENT;
    },
  },
];
