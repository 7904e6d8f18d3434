import type { Evidence } from '../analysis.ts';
import { COPY_WORD, PASTE_WORD } from '../data/command-words.ts';
import { APP_PASSWORD_PAGE, LOOPBACK_ADDRESS } from '../data/consent.ts';
import { APP_PASSWORD, RECOVERY_WORDS } from '../data/consent-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed, failureOf } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { isKnownHost, isService } from '../parse/brand-hosts.ts';
import { type ConsentRequest, consentRequestIn } from '../parse/consent-requests.ts';
import { isDevicePage } from '../parse/device-page.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import type { Link } from '../parse/links.ts';
import { isOffSite } from '../parse/off-site.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { askedFor } from './asked-for.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { linkEvidence, linksWhere, NO_EVIDENCE, plainEvidence, rangeEvidence, type SignalRule } from './signal.ts';

const GIVE = sensesNamed('send reply share tell');
const SEND = sensesNamed('send reply share');
const TO_WRITER = sensesNamed('me us email');
const ADDRESS = sensesNamed('address');
const URL_WORD = /(?<!\p{L})(?:url|uri|link)(?!\p{L})/iu;
/** Characters between the address and the word for copying it. */
const BESIDE_ADDRESS = 120;
const ENTER = sensesNamed('enter send share confirm upload photo');
/** The most characters between a link and the words for copying what it shows. */
const STEPS = 500;
/** Longer emails are articles on how to keep a wallet. */
const FEW_WORDS = 200;
/** Besides the link, for the reasons. */
const MAX_SCOPES = 3;

/** Access the reader is asked to give: to an app, with a code, or with an app password. */
export const CONSENT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'consent-to-stranger',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'Honest apps ask for such access on their own site, not by email.' },
    covers: [
      'consent-by-email',
      'consent-request',
      'link-open-redirect',
      'link-known-companies',
      'link-domain-mentioned',
    ],
    title: 'Asks you to let an unknown app in',
    sentence: (evidence) =>
      `The link gives an app access to your account. It goes to ${evidence[1]?.quote ?? 'a stranger'}.`,
    check: (parsed) =>
      consentWhere(
        parsed,
        (request) => (request.dangerous.length > 0 || request.isForAll) && isStrangers(request, parsed),
      ),
  },
  {
    id: 'consent-by-email',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'Honest apps ask for such access on their own site, not by email.' },
    covers: ['consent-request', 'link-open-redirect', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Asks you to let an app in',
    sentence:
      'The link gives an app access to your emails, files, code or organization, and you don’t know the sender.',
    check: consentByStranger,
  },
  {
    id: 'consent-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'An app with such access reads everything, even after the password changes.' },
    covers: ['link-open-redirect', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Asks you to let an app in',
    sentence: 'The link gives an app access to your emails, files or code. Only allow it if you asked for it.',
    check: (parsed) => consentWhere(parsed, ({ dangerous }) => dangerous.length > 0),
  },
  {
    id: 'sign-in-passes-on',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'An honest site begins such a login itself, and ends it on its own pages.' },
    covers: ['link-open-redirect', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Login link that leads elsewhere',
    sentence: (evidence) =>
      `The link begins at a company’s login page and passes you on to ${evidence[1]?.quote ?? 'a stranger’s site'}.`,
    check: (parsed) => consentWhere(parsed, (request) => passesOn(request, parsed)),
  },
  {
    id: 'silent-sign-in',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'A login page that asks nothing is only there to hide where the link leads.' },
    covers: ['sign-in-passes-on', 'link-open-redirect', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Login page used as a detour',
    sentence: 'The link uses a company’s login page only as a detour to another site.',
    check: (parsed) => consentWhere(parsed, (request) => request.isSilent && isStrangers(request, parsed)),
  },
  {
    id: 'consent-code-to-copy',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'High', reason: 'The address after a sign-in lets anyone who gets it into the account.' },
    covers: [
      'consent-by-email',
      'consent-request',
      'consent-to-stranger',
      'link-open-redirect',
      'link-known-companies',
    ],
    title: 'Asks for your sign-in address',
    sentence: 'It has you sign in and copy the address that follows. Anyone who gets it is in your account.',
    check: codeToCopy,
  },
  {
    id: 'device-page',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    covers: ['link-known-companies', 'link-domain-mentioned'],
    title: 'Page that signs in a device',
    sentence: 'The link goes to a page that signs in a device. A code from someone else signs that person in.',
    // A company’s own notice of a device may link to its own page.
    check: (parsed) => (isVerifiedCompany(parsed) ? NO_EVIDENCE : linksWhere(parsed, (link) => isDevicePage(link))),
  },
  {
    id: 'app-password-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: {
      severity: 'High',
      reason: 'An app password opens the account without a second step, so nobody needs another’s.',
    },
    title: 'Asks for an app password',
    sentence: 'It asks you to send a password made for an app. Anyone with it can read your emails.',
    check(parsed) {
      const words = askedFor(parsed, APP_PASSWORD, [GIVE, TO_WRITER]);
      return words.length > 0 ? words : askedFor(parsed, APP_PASSWORD_PAGE, [GIVE, TO_WRITER]);
    },
  },
  {
    id: 'recovery-words-request',
    group: 'request',
    tier: 'soft',
    kinds: ['crypto-scam'],
    namesKind: true,
    asksSecret: true,
    floor: {
      severity: 'Medium',
      reason: 'The words that restore a wallet are the wallet, and no company asks for them.',
    },
    covers: ['seed-phrase-request'],
    title: 'Asks for a wallet’s recovery words',
    sentence: 'It asks for the words that restore your wallet. Anyone with them has the money.',
    check: recoveryWords,
  },
];

/**
 * An address on the reader's own computer is useless to anyone else, unless a sign-in ended there: then it contains
 * the code, whichever link started it.
 */
function addressToSend(parsed: ParsedEmail): Evidence[] {
  return askedFor(parsed, LOOPBACK_ADDRESS, [SEND, TO_WRITER]).filter((address) => {
    const { start = 0 } = address;
    const around = parsed.text.slice(Math.max(0, start - BESIDE_ADDRESS), start + BESIDE_ADDRESS);
    const isAddress = URL_WORD.test(around) || hasAny(sensesNear(parsed, address, BESIDE_ADDRESS / 2), ADDRESS);
    return isAddress && COPY_WORD.test(around);
  });
}

/** A well-known company itself, not somebody who writes through it. */
function isVerifiedCompany(parsed: ParsedEmail): boolean {
  const domain = domainOf(parsed.email.from?.address ?? '');
  return isService(domain) && confirmed(parsed) !== null && authorOf(parsed) === null;
}

/** Typed into a page that isn't a wallet company's, or sent to the writer. */
function recoveryWords(parsed: ParsedEmail): Evidence[] {
  const { words, links } = parsed;
  if (isVerifiedCompany(parsed) || words.length > FEW_WORDS) return NO_EVIDENCE;
  const isPage = links.some(({ host }) => host !== '' && !isKnownHost(host));
  const typed = isPage ? askedFor(parsed, RECOVERY_WORDS, [ENTER]) : NO_EVIDENCE;
  return typed.length > 0 ? typed : askedFor(parsed, RECOVERY_WORDS, [GIVE, TO_WRITER]);
}

/** The first link with such a request, where its access goes, and what it opens. */
function consentWhere(parsed: ParsedEmail, test: (request: ConsentRequest, link: Link) => boolean): Evidence[] {
  for (const link of [...parsed.links, ...parsed.attachedLinks]) {
    const request = consentRequestIn(link);
    if (request === null || !test(request, link)) continue;
    const scopes = request.dangerous.slice(0, MAX_SCOPES).join(', ');
    return [
      linkEvidence(link),
      ...(request.receiver === '' ? [] : [plainEvidence('remark', request.receiver)]),
      ...(scopes === '' ? [] : [plainEvidence('remark', scopes)]),
    ];
  }
  return NO_EVIDENCE;
}

/**
 * If nothing vouches for the sender, an app that belongs to them is not reassuring. An administrator's page may name no
 * scopes.
 */
function consentByStranger(parsed: ParsedEmail): Evidence[] {
  if (isKnown(parsed) || isVerifiedCompany(parsed) || isDiscussed(parsed)) return NO_EVIDENCE;
  return consentWhere(
    parsed,
    ({ dangerous, isForAll, receiver }) =>
      (dangerous.length > 0 && !(dangerous.every(isOfOneApp) && isConfirmedSenders(receiver, parsed))) ||
      (isForAll && receiver === ''),
  );
}

/**
 * Access to a mailbox or organization exposes everything; a verified sender's app may well need a chat, a code host or
 * a drive.
 */
function isOfOneApp(scope: string): boolean {
  return !/mail|imap|pop\.|smtp|ews\.|full_access|directory|policy|role|admin/i.test(scope);
}

/** Services write how to connect the app that somebody signed up for. */
function isConfirmedSenders(receiver: string, parsed: ParsedEmail): boolean {
  const { from } = parsed.email;
  if (!from || receiver === '' || isFreemail(domainOf(from.address)) || confirmed(parsed) === null) return false;
  return sameOrganisation(from.address, receiver) && !PRETEXTS.some((concept) => parsed.phrases.has(concept));
}

function isKnown(parsed: ParsedEmail): boolean {
  return (isContact(parsed) || isOfOwnDomain(parsed)) && failureOf(parsed) === null;
}

/** To a site unrelated to the sender. Apps that want more than a name have a signal of their own. */
function passesOn({ dangerous, isForAll, isCopied, receiver }: ConsentRequest, parsed: ParsedEmail): boolean {
  return !isKnown(parsed) && dangerous.length === 0 && !isForAll && !isCopied && isOffSite(parsed, receiver);
}

/** Neither the sender's, nor the reader's, nor a well-known company's. */
function isStrangers({ receiver }: ConsentRequest, { email, context: { ownDomains } }: ParsedEmail): boolean {
  const { from } = email;
  if (receiver === '' || isKnownHost(receiver)) return false;
  const isSenders =
    from !== undefined && !isFreemail(domainOf(from.address)) && sameOrganisation(from.address, receiver);
  return !isSenders && ownDomains?.some((own) => sameOrganisation(own, receiver)) !== true;
}

/** Why an account supposedly needs attention. */
const PRETEXTS: readonly Concept[] = [
  'account-problem',
  'credential-request',
  'code-request',
  'password-expiry',
  'threat',
];

/** Developers discuss such links on services that show who wrote. Frauds do so in the name of a security team. */
function isDiscussed(parsed: ParsedEmail): boolean {
  if (PRETEXTS.some((concept) => parsed.phrases.has(concept))) return false;
  return authorOf(parsed)?.platform.carries === 'discussions';
}

function codeToCopy(parsed: ParsedEmail): Evidence[] {
  if (isDiscussed(parsed)) return NO_EVIDENCE;
  const address = addressToSend(parsed);
  if (address.length > 0) return address;
  for (const link of parsed.links) {
    if (consentRequestIn(link)?.isCopied !== true) continue;
    const steps = parsed.text.slice(link.end, link.end + STEPS);
    const copy = PASTE_WORD.exec(steps) ?? COPY_WORD.exec(steps);
    if (!copy) continue;
    const at = link.end + copy.index;
    return [linkEvidence(link), rangeEvidence(parsed, 'body', at, at + copy[0].length)];
  }
  return NO_EVIDENCE;
}
