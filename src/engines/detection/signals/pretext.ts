import type { Evidence } from '../analysis.ts';
import { LEFT, NO_DOCUMENT, NO_PARCEL, PACKAGE_OF_MONEY, PRAISE } from '../data/aside-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { SCANNING, SCANS_CODE } from '../data/qr-words.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { hasOnlyCodesWithoutPage } from '../parse/codes.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { firstMatch } from '../parse/every-match.ts';
import { leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isDeliveryReport } from './delivery-report.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { hasWebLink, match, matchProminent, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';
import { sentenceAround } from './surroundings.ts';

/** Characters before and after a package that say what is in it. */
const BEFORE_PACKAGE = 200;
const AFTER_PACKAGE = 50;

/** Pretexts: something that waits for the reader, such as a document, a parcel, a fine or a prize. */
export const PRETEXT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'document-lure',
    group: 'request',
    tier: 'soft',
    isCommon: true,
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Offers a shared document',
    sentence: 'It offers a document behind a link. A fake login page often follows.',
    check: (parsed) =>
      hasWebLink(parsed)
        ? matchProminent(parsed, 'document-share').filter(
            (one) => leadsElsewhere(parsed) || !NO_DOCUMENT.test(one.quote + sentenceAround(parsed, one).after),
          )
        : NO_EVIDENCE,
  },
  {
    id: 'voicemail-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Offers a voicemail, fax or scan',
    sentence: 'It offers a voicemail, fax or scan, a common phishing pretext.',
    check: (parsed) =>
      matchProminent(parsed, 'voicemail').filter(
        (one) => leadsElsewhere(parsed) || !LEFT.test(sentenceAround(parsed, one).before),
      ),
  },
  {
    id: 'qr-code-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'QR code instead of a link',
    sentence: 'It asks you to scan a QR code, which opens an unchecked page on your phone.',
    check: (parsed) =>
      hasOnlyCodesWithoutPage(parsed.email) || hasOnlyOwnCodes(parsed) ? NO_EVIDENCE : codeToScan(parsed),
  },
  {
    id: 'parcel-lure',
    group: 'request',
    tier: 'soft',
    isCommon: true,
    kinds: ['delivery-scam'],
    namesKind: true,
    title: 'About a parcel or an order',
    sentence: 'It’s about a parcel or an order. Many scams begin with one that doesn’t exist.',
    check: (parsed) =>
      matchProminent(parsed, 'parcel').filter(
        (one) =>
          leadsElsewhere(parsed) ||
          !(isDeliveryReport(parsed, one) || NO_PARCEL.test(one.quote) || isPackageOfMoney(parsed, one)),
      ),
  },
  {
    id: 'official-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    ofPrivateLife: 'credential-phishing',
    title: 'Summons, fine or arrears',
    sentence: 'It mentions a summons, fine or arrears. Authorities usually write by post or through a portal.',
    check: (parsed) => matchProminent(parsed, 'official-notice'),
  },
  {
    id: 'small-fee',
    group: 'request',
    tier: 'soft',
    kinds: ['delivery-scam'],
    title: 'Asks for a fee',
    sentence: 'It asks you to pay a fee, duty or toll. Scams like this are after your card details.',
    check: (parsed) => match(parsed, 'fee'),
  },
  {
    id: 'refund-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'Promises money back',
    sentence: 'It promises a refund, grant or compensation.',
    check: (parsed) => matchProminent(parsed, 'refund'),
  },
  {
    id: 'windfall-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee', 'prize-scam'],
    namesKind: true,
    inFiles: 'short',
    title: 'Says money is waiting for you',
    sentence:
      'It says that money is waiting for you. If you don’t expect any, a fee or a fake page usually comes next.',
    check: (parsed) => matchProminent(parsed, 'windfall'),
  },
  {
    id: 'prize-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['prize-scam'],
    namesKind: true,
    inFiles: 'short',
    title: 'Promises a prize or gift',
    sentence: 'It says that you won something, or can get a prize or gift.',
    check: (parsed) => matchProminent(parsed, 'prize').filter(({ quote }) => !PRAISE.test(quote)),
  },
];

/** The reasons that frauds give for scanning a code. */
const BEHIND_CODE: readonly Concept[] = [
  'credential-request',
  'sign-in',
  'code-request',
  'account-problem',
  'password-expiry',
  'mailbox-full',
  'held-messages',
  'payroll',
  'fee',
  'threat',
];
const SECRETS = sensesNamed('password pin signin account');
/** How many characters of an email are searched for a secret. */
const ABOUT_CODE = 4_000;

/**
 * Whether all codes were read and open the verified sender's own site, as those of tickets, menus and manuals do. Not
 * where the email is about an account or a payment: a thief has a verified site as well.
 */
function hasOnlyOwnCodes(parsed: ParsedEmail): boolean {
  const { from, qrCodes = [], unsearchedPictures = 0 } = parsed.email;
  if (!from || qrCodes.length === 0 || unsearchedPictures > 0 || confirmed(parsed) === null) return false;
  if (isFreemail(domainOf(from.address)) || authorOf(parsed) !== null) return false;
  if (BEHIND_CODE.some((concept) => parsed.phrases.has(concept))) return false;
  if (hasAny(sensesNear(parsed, { start: 0, end: 0 }, ABOUT_CODE), SECRETS)) return false;
  const pages = parsed.attachedLinks.filter(({ source }) => source?.startsWith('the QR code'));
  return pages.length > 0 && pages.every(({ host }) => host !== '' && sameOrganisation(from.address, host));
}

function codeToScan(parsed: ParsedEmail): Evidence[] {
  // Tickets have a code to show, and newsletters write about codes.
  const phrases = match(parsed, 'qr-code').filter((one) => {
    const { before, after } = sentenceAround(parsed, one);
    return SCANNING.test(before + one.quote + after);
  });
  const found = phrases.length > 0 ? null : firstMatch(parsed.text, SCANS_CODE);
  return found ? [rangeEvidence(parsed, 'body', found.index, found.index + found[0].length)] : phrases;
}

function isPackageOfMoney(parsed: ParsedEmail, one: Evidence): boolean {
  const { start = 0, end = 0, where, quote } = one;
  return (
    /package/i.test(quote) &&
    PACKAGE_OF_MONEY.test(textOf(parsed, where).slice(Math.max(0, start - BEFORE_PACKAGE), end + AFTER_PACKAGE))
  );
}
