import type { Category, Coverage, Kind, Severity, Verdict } from '../analysis.ts';
import { confirmed } from '../parse/authentication.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import type { Doubt } from '../signals/text-model.ts';
import type { Classification } from './classify.ts';
import { UNVERIFIED_COMPANY } from './coverage.ts';

export interface Assessment {
  severity: Severity;
  category: Category;
  kind: Kind;
  verdict: Verdict;
  confidence: number;
}

/** Fewer visible characters say nothing. */
const READABLE = 3;
const SURE = 99;
/** What missing evidence takes from the confidence that nothing is wrong. */
const UNSEEN = { sender: 10, attachments: 5, words: 30, cut: 5 };
const CLEAN = 95;
const LEAST = 20;

const VERDICTS: Readonly<Record<Severity, Verdict>> = {
  None: 'safe',
  Low: 'suspicious',
  Medium: 'suspicious',
  High: 'dangerous',
  Critical: 'dangerous',
};

const CATEGORIES: Readonly<Record<Exclude<Kind, 'suspicious'>, Category>> = {
  'credential-phishing': 'phishing',
  'delivery-scam': 'phishing',
  'payment-fraud': 'business email compromise',
  'conversation-hijack': 'business email compromise',
  'advance-fee': 'scam',
  extortion: 'scam',
  'callback-scam': 'scam',
  'prize-scam': 'scam',
  'crypto-scam': 'scam',
  malware: 'malware',
  unwanted: 'spam',
  none: 'safe',
  unknown: 'unknown',
};

/**
 * Turns the classification into the verdict and its confidence.
 * @param doubt of the trained model; it lowers the confidence of an email without a warning
 */
export function assess(
  { severity, kind, risk, groups }: Classification,
  parsed: ParsedEmail,
  coverage: Coverage,
  { probability, isUnsafe }: Doubt,
): Assessment {
  if (severity === 'None' && (isUnsafe || !isAnalysable(parsed, coverage, groups))) {
    const confidence = parsed.visible >= READABLE || parsed.links.length > 0 ? LEAST : 0;
    return { severity, category: 'unknown', kind: 'unknown', verdict: 'unknown', confidence };
  }
  const confidence =
    severity === 'None' ? sureOfSafety(Math.max(risk, probability), coverage) : sureOfHarm(risk, groups, coverage);
  return { severity, category: categoryOf(kind, severity), kind, verdict: VERDICTS[severity], confidence };
}

/** Deception without a known pattern is phishing where it can do harm, and spam where it cannot. */
function categoryOf(kind: Kind, severity: Severity): Category {
  return kind === 'suspicious' ? (severity === 'Low' ? 'spam' : 'phishing') : CATEGORIES[kind];
}

/**
 * What was not read might be the dangerous part. So an email that was cut, is in another language, has a locked archive
 * or an unverified well-known company's address is never called safe. A verified sender's words need not be read when
 * nothing else was noticed.
 */
function isAnalysable(parsed: ParsedEmail, coverage: Coverage, groups: number): boolean {
  const needsNoReading = groups === 0 && staysAtHome(parsed);
  if (!coverage.complete || (parsed.isOtherLanguage && !needsNoReading)) return false;
  if (coverage.notSeen.includes(UNVERIFIED_COMPANY)) return false;
  if (parsed.files.some(({ marks }) => marks.has('encrypted-archive'))) return false;
  if (parsed.links.length > 0 || (parsed.email.attachments?.length ?? 0) > 0) return true;
  return parsed.visible + parsed.subject.trim().length >= READABLE && (coverage.wordsRead || needsNoReading);
}

/** Whether a verified sender with its own domain attaches nothing and links only to that domain. */
function staysAtHome(parsed: ParsedEmail): boolean {
  const { email, links, attachedLinks } = parsed;
  const address = email.from?.address ?? '';
  if (!confirmed(parsed) || isFreemail(domainOf(address)) || (email.attachments?.length ?? 0) > 0) return false;
  return [...links, ...attachedLinks].every(({ host }) => host === '' || sameOrganisation(address, host));
}

/** Independent kinds of evidence confirm each other; several of one kind do not. */
function sureOfHarm(risk: number, groups: number, coverage: Coverage): number {
  const agreement = Math.min(3, groups) / 3;
  const sure = 50 + 45 * risk * (0.6 + 0.4 * agreement);
  return Math.round(Math.min(SURE, sure + (coverage.headers ? 4 : 0)));
}

function sureOfSafety(risk: number, coverage: Coverage): number {
  const unseen =
    (coverage.sender ? 0 : UNSEEN.sender) +
    (coverage.attachments ? 0 : UNSEEN.attachments) +
    (coverage.wordsRead ? 0 : UNSEEN.words) +
    (coverage.notSeen.length > 0 ? UNSEEN.cut : 0);
  return Math.round(Math.max(LEAST, (CLEAN - unseen) * (1 - risk / 2)));
}
