import type { Evidence } from '../analysis.ts';
import { ARTICLE, FOR_FREE, GOT_THIS, MAILBOX, SPACE } from '../data/aside-words.ts';
import { DEVICE_PAGE } from '../data/consent.ts';
import { HOUSEKEEPING, LINK_OR_CODE } from '../data/phrases/context-words.ts';
import { ATTEMPT_AT_END, ENROLS, SIGNED_IN_TO } from '../data/sign-in-words.ts';
import { confirmed } from '../parse/authentication.ts';
import { isDevicePage } from '../parse/device-page.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { firstMatch } from '../parse/every-match.ts';
import { leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isDeliveryReport } from './delivery-report.ts';
import {
  hasWebLink,
  linkEvidence,
  match,
  matchProminent,
  NO_EVIDENCE,
  rangeEvidence,
  type SignalRule,
} from './signal.ts';
import { passageAround, sentenceAround } from './surroundings.ts';

/** As devices show it; a link may have it as a parameter (RFC 8628, section 3.3.1). */
const DEVICE_CODE = /(?<![\p{L}\d])(?=[A-Z\d-]{0,8}[A-Z])(?:[A-Z\d]{4}-[A-Z\d]{4}|[A-Z\d]{8,9})(?![\p{L}\d-])/u;
const SIGN_IN_NOUN = /^(?:sign|log)(?:-(?:in|on)\b(?! page| portal| here)|[ -]?(?:in|on) attempt)/i;
/** Characters around a phrase that decide what it means. */
const BEFORE = 50;
const AROUND = 200;
const CLAUSE_BREAK = /[,;:–—]/u;

/** “Update: your wallet …” says what kind of notice it is. */
const NOTICE_LABEL = /^\p{L}{1,12}\s?[:：]/u;

/** Requests for a password, a code or a login, and the account problems that are their pretext. */
export const ACCESS_REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'credential-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    inFiles: 'under-pressure',
    title: 'Asks for account details',
    sentence: 'It asks you to confirm, activate or update an account or its details.',
    check: (parsed) =>
      canAnswerWithDetails(parsed)
        ? match(parsed, 'credential-request').filter(({ quote }) => !NOTICE_LABEL.test(quote))
        : NO_EVIDENCE,
  },
  {
    id: 'password-by-reply',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'A password is for its owner alone. Anyone who is told it can use it.' },
    covers: ['credential-request'],
    title: 'Asks you to send a password',
    sentence: 'It asks you to send your password or PIN. Nobody else needs it.',
    check: (parsed) => match(parsed, 'password-reply'),
  },
  {
    id: 'code-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'No honest service asks for a code that it has just sent.' },
    inFiles: 'any',
    title: 'Asks for a one-time code',
    sentence: 'It asks for a code sent only to you. Anyone with it can get into your account.',
    check: (parsed) => match(parsed, 'code-request'),
  },
  {
    id: 'device-code',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'High', reason: 'A code typed in for somebody else signs that person in.' },
    inFiles: 'any',
    covers: ['device-page', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Code that signs someone else in',
    sentence: 'It gives you a code for a device login page. Entering it lets someone else into your account.',
    check: deviceCode,
  },
  {
    id: 'sign-in-request',
    group: 'request',
    tier: 'soft',
    asksForClick: true,
    isCommon: true,
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Asks you to log in',
    sentence: 'It asks you to log in through a link in the email.',
    check: (parsed) => (hasWebLink(parsed) ? signInRequests(parsed, match(parsed, 'sign-in')) : NO_EVIDENCE),
  },
  {
    id: 'click-request',
    group: 'request',
    tier: 'soft',
    asksForClick: true,
    isCommon: true,
    title: 'Asks you to click',
    sentence: 'It asks you to click a link or button.',
    check: (parsed) =>
      hasWebLink(parsed)
        ? match(parsed, 'click').filter((one) => !HOUSEKEEPING.test(passageAround(parsed, one)))
        : NO_EVIDENCE,
  },
  {
    id: 'account-problem',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Claims an account problem',
    sentence: 'It claims there is a problem with an account, as many phishing emails do.',
    check: (parsed) =>
      matchProminent(parsed, 'account-problem').filter(
        (one) =>
          !isDeliveryReport(parsed, one) &&
          (leadsElsewhere(parsed) || !/^someone/i.test(one.quote) || !GOT_THIS.test(passageAround(parsed, one))),
      ),
  },
  {
    id: 'mailbox-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Mailbox full or emails held',
    sentence: 'It says a mailbox is full or emails are on hold, a common trick to steal email passwords.',
    check: (parsed) =>
      matchProminent(parsed, 'mailbox-full', 'held-messages').filter(
        (one) => !isDeliveryReport(parsed, one) && (!SPACE.test(one.quote) || MAILBOX.test(passageAround(parsed, one))),
      ),
  },
  {
    id: 'password-expiry-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Says a password is expiring',
    sentence: 'It says a password or second factor will expire unless you act.',
    check: (parsed) =>
      remindsColleagues(parsed)
        ? NO_EVIDENCE
        : matchProminent(parsed, 'password-expiry').filter((one) => !isOfLinkOrCode(parsed, one)),
  },
];

/** Whether a link or code expires. Where the email leads to a stranger, it has to be what the clause is about. */
function isOfLinkOrCode(parsed: ParsedEmail, one: Evidence): boolean {
  const { before } = sentenceAround(parsed, one);
  if (!leadsElsewhere(parsed)) return LINK_OR_CODE.test(before.slice(-BEFORE) + one.quote);
  const clause = before.split(CLAUSE_BREAK).at(-1) ?? '';
  return LINK_OR_CODE.test(one.quote) || (ARTICLE.test(clause) && LINK_OR_CODE.test(clause.slice(0, BEFORE)));
}

function canAnswerWithDetails(parsed: ParsedEmail): boolean {
  return hasWebLink(parsed) || (parsed.email.attachments?.length ?? 0) > 0 || parsed.html === null;
}

/** Devices show such a code on their own screen. Nobody gets one by email. */
function deviceCode(parsed: ParsedEmail): Evidence[] {
  const linked = parsed.links.find(isDevicePage);
  const page = firstMatch(parsed.text, DEVICE_PAGE);
  const code = page || linked ? DEVICE_CODE.exec(parsed.text) : null;
  if (!code) return NO_EVIDENCE;
  const where = linked
    ? linkEvidence(linked)
    : rangeEvidence(parsed, 'body', page?.index ?? 0, (page?.index ?? 0) + (page?.[0].length ?? 0));
  return [rangeEvidence(parsed, 'body', code.index, code.index + code[0].length), where];
}

/** “A new sign-in” and failed attempts are events, and people enrol for a course; only “sign in” is a request. */
function signInRequests(parsed: ParsedEmail, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote, where, start = 0 }) => {
    const whole = textOf(parsed, where);
    const before = whole.slice(Math.max(0, start - BEFORE), start);
    if (SIGN_IN_NOUN.test(quote) || ATTEMPT_AT_END.test(before)) return false;
    if (ENROLS.test(quote) && FOR_FREE.test(whole.slice(Math.max(0, start - BEFORE), start + quote.length + BEFORE)))
      return false;
    return (
      !ENROLS.test(quote) ||
      SIGNED_IN_TO.test(`${parsed.subject} ${whole.slice(Math.max(0, start - AROUND), start + AROUND)}`)
    );
  });
}

/** A colleague may remind others that a password expires, if the email has no place to enter it. */
function remindsColleagues(parsed: ParsedEmail): boolean {
  const { email, context } = parsed;
  const address = email.from?.address ?? '';
  const isOwn = confirmed(parsed) && (context.ownDomains ?? []).some((own) => sameOrganisation(own, address));
  return isOwn === true && !hasWebLink(parsed) && (email.attachments?.length ?? 0) === 0;
}
