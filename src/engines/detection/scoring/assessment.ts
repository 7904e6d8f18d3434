import {
  type Category,
  type Evidence,
  type Kind,
  rank,
  type Severity,
  type Signal,
  type Verdict,
} from '../analysis.ts';
import { MIN_TELLING } from '../model/features.ts';
import type { Mode } from '../model/model.ts';
import { significantPhrases } from '../model/significant-phrases.ts';
import {
  isLanguageLearned,
  kindsByWording,
  MODEL,
  type Wording,
  wordCount,
  worstWording,
} from '../model/text-score.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isScreenshot, isThin, placedEvidence, wordsIn } from '../parse/pictures.ts';
import { isProse } from '../parse/prose.ts';
import { gapIn, isTextOutOfSight } from '../parse/sight.ts';
import { endOfHead } from '../parse/thread.ts';
import { typedPartOf } from '../parse/typed-part.ts';
import { isBareLink } from '../signals/bare-link.ts';
import { fromFile } from '../signals/file-text.ts';
import { isPublication } from '../signals/quoted-lures.ts';
import { ASKED_ELSEWHERE } from '../signals/secret-request.ts';
import type { SignalRule } from '../signals/signal.ts';
import { isPasswordAskedByStranger } from '../signals/stranger-password.ts';
import { QUOTES_A_LURE } from '../signals/warning.ts';
import type { Found } from './counted-signals.ts';
import { type Checked, hasUnreadWords, isLimitedBy, UNREADABLE } from './coverage.ts';
import { excerptThatAsks, excerptUpTo } from './excerpts.ts';
import { kindOf, likenessOf, offerOf } from './kind.ts';
import { possibleKinds } from './possible-kinds.ts';
import { scoreOf, wordingSignal } from './score.ts';
import { leastProbability, severityOf } from './severity.ts';

export interface Assessment {
  severity: Severity;
  category: Category;
  kind: Kind;
  verdict: Verdict;
  confidence: number;
  /** Whether there is enough to name the kind: a signal that names the act, or significant wording. */
  isKindSure?: boolean;
  /** What an email without a clear kind offers. */
  offer?: 'unwanted' | 'scam' | null;
  /** Whether the wording is more like advertising than like any fraud, and doesn’t reassure. */
  isLikeAdvertising?: boolean;
}

/** Fewer visible characters say nothing. */
const READABLE = 3;
const SURE = 99;
/** The highest confidence if part of the email was not read. */
const SURE_UNREAD = 60;
export const LEAST = 20;
/** At nearly even odds an email isn’t called “No threats found”, even if that isn’t enough for a warning. */
const UNSURE = 0.4;
/** Wording that lowers the score more is typical of newsletters people signed up for. */
const REASSURING = 1.2;
/** The least that wording must add, in log-odds, to name a kind by itself. */
const WORTH_CLAIMING = 1.5;
/** Wording that adds this much shows a kind as well as a signal does. */
const TELLING = 2;
/** Signals that move the log-odds less are shown for information only. */
const WORTH_SAYING = 0.1;

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

/** Weighs the signals and the wording. */
export function assess(
  found: readonly Found[],
  parsed: ParsedEmail,
  coverage: Checked,
): Assessment & { signals: Signal[] } {
  const mode = modeOf(parsed);
  const counted = found.filter(({ isCounted }) => isCounted).map(({ rule }) => rule);
  const wording = wordingThatCounts(parsed, counted);
  const score = scoreOf(MODEL, mode, counted, wording.score);
  const worst = severityOf(MODEL, mode, score.probability, 'suspicious', counted);
  const speaking = found.filter(({ rule, isCounted }) => isCounted || rule.tier === 'context').map(({ rule }) => rule);
  const byWording =
    wording.file === null
      ? possibleKinds(kindsByWording(wording.parsed), parsed, speaking)
      : kindsByWording(wording.parsed);
  const likeness = likenessOf(byWording);
  const likelyKind =
    worst === 'None' ? 'none' : claimedKind(kindOf(speaking, byWording), worst, speaking, score.wording);
  const severity = severityOf(MODEL, mode, score.probability, likelyKind, counted);
  const isUnreadable = isLimitedBy(coverage, ...UNREADABLE);
  const signals = [
    ...found.map((one) => signalOf(one, parsed, score.signals.get(one.rule.id) ?? 0)),
    ...(isUnreadable && worst === 'None'
      ? []
      : wordingSignal(
          score.wording,
          likelyKind === 'unwanted' || score.wording < WORTH_CLAIMING ? ofThinWording(likelyKind, likeness) : likeness,
          rank(severity) >= rank('Medium'),
          mayFillPicture(parsed, coverage) ? 0 : readableWords(parsed, counted),
          () => quotesOf(wording),
        )
    ).map(withSource),
  ];
  const isLikeAdvertising = likeness === 'unwanted' && score.wording > -REASSURING;
  const harm = Math.max(score.probability, leastProbability(MODEL, mode, severity));
  if (severity === 'None' && (harm >= UNSURE || !isAnalysable(parsed, coverage))) {
    const confidence = parsed.visible >= READABLE || parsed.links.length > 0 ? LEAST : 0;
    return {
      severity,
      category: 'unknown',
      kind: 'unknown',
      verdict: 'unknown',
      confidence,
      isLikeAdvertising,
      signals,
    };
  }
  const kind = severity === 'None' ? 'none' : likelyKind;
  const isNamed = speaking.some(({ namesKind, kinds }) => namesKind && kinds?.includes(kind));
  const offer = kind === 'suspicious' && score.wording > -REASSURING ? offerOf(speaking, byWording) : null;
  const isUnread = !coverage.complete || mayFillPicture(parsed, coverage);
  const most = severity === 'None' && isUnread ? SURE_UNREAD : SURE;
  const confidence = Math.min(most, Math.round(100 * (severity === 'None' ? 1 - harm : harm)));
  return {
    severity,
    category: kind === 'suspicious' && offer !== null ? OFFER_CATEGORIES[offer] : categoryOf(kind, severity),
    kind,
    verdict: VERDICTS[severity],
    confidence,
    isKindSure: isNamed || score.wording >= TELLING,
    offer,
    isLikeAdvertising,
    signals,
  };
}

/**
 * At Low, or where the wording adds little, wording alone isn’t enough to name a kind: a signal has to fit it too.
 * Advertising needs none: unwanted or not, it sounds alike, so how little its wording adds doesn’t make it a fraud.
 */
function claimedKind(kind: Kind, worst: Severity, speaking: readonly SignalRule[], wording: number): Kind {
  const isFitted =
    (kind === 'unwanted' && wording > -REASSURING) || speaking.some(({ kinds }) => kinds?.includes(kind));
  return (worst === 'Low' || wording < WORTH_CLAIMING) && !isFitted ? 'suspicious' : kind;
}

/** What weak wording is said to resemble: the email's kind, if there are other reasons for it too. */
function ofThinWording(kind: Kind, likeness: Kind): Kind {
  return kind === 'unwanted' || kind === likeness ? kind : 'suspicious';
}

const OFFER_CATEGORIES = { unwanted: 'spam', scam: 'scam' } as const;

/**
 * If the email asks for a secret, possibly on another site, the rest of its text is no excuse. In an invoice or share
 * that a service sent for somebody, only that stranger's words count, and they don't reassure. What a known sender's
 * newsletter quotes isn't addressed to its readers, and hidden text can't reassure about visible text.
 */
function wordingThatCounts(parsed: ParsedEmail, counted: readonly SignalRule[]): Wording {
  const whole = wordingOfWriter(parsed);
  if (isPublication(parsed) && counted.some(({ id }) => id === QUOTES_A_LURE))
    return { ...whole, score: Math.min(0, whole.score) };
  const isElsewhere = parsed.email.from === undefined || counted.some(({ id }) => ASKED_ELSEWHERE.has(id));
  const asking = isElsewhere && isLanguageLearned(parsed) ? excerptThatAsks(parsed) : null;
  const inSight = isTextOutOfSight(parsed) ? excerptUpTo(parsed, gapIn(parsed)?.at ?? 0) : null;
  return [asking, inSight].reduce<Wording>(
    (worst, one) => (one !== null && one.score > worst.score ? one : worst),
    inSight === null ? whole : { ...whole, score: Math.max(0, whole.score) },
  );
}

function wordingOfWriter(parsed: ParsedEmail): Wording {
  const worst = worstWording(parsed);
  const typed = typedPartOf(parsed);
  if (typed === null) return worst;
  const own = worstWording(typed);
  return worst.file !== null && worst.score > own.score ? worst : { ...own, score: Math.max(0, own.score) };
}

function modeOf({ email, context }: ParsedEmail): Mode {
  if (email.from === undefined && email.headers === undefined) return 'fields';
  const { ownDomains, contacts, correspondence, history } = context;
  const isKnown = [ownDomains, contacts, correspondence, history].some((one) => one !== undefined);
  return isKnown ? 'mailbox' : 'message';
}

/**
 * How many words can count as reassuring: none in an unknown language, in text that isn’t prose, or next to
 * advertising, hidden text or filler.
 */
function readableWords(parsed: ParsedEmail, counted: readonly SignalRule[]): number {
  const isDoubtful = counted.some(
    ({ group, tier, kinds }) => tier === 'soft' && (group === 'concealment' || kinds?.includes('unwanted')),
  );
  const isKnown = parsed.senseLanguage !== null && isLanguageLearned(parsed);
  return isKnown && !isDoubtful && isProse(parsed) ? wordCount(parsed) : 0;
}

/** Whether it displays an attached picture that was not read, so that the text may only surround its real content. */
function mayFillPicture({ email, html, isReply }: ParsedEmail, { filesRead }: Checked): boolean {
  const isDisplayed = html?.images.some(({ src }) => /^cid:/i.test(src.trim())) ?? false;
  return isDisplayed && !isReply && (email.attachments === undefined || !filesRead);
}

/** The phrases that a wording's score rests on. */
function quotesOf({ parsed, file }: Wording): Evidence[] {
  const phrases = significantPhrases(parsed);
  return phrases.map((one) => (file === null ? placedIn(parsed, one) : fromFile(file, one)));
}

function signalOf({ rule, evidence }: Found, parsed: ParsedEmail, weight: number): Signal {
  const { id, group, tier, floor, title, sentence } = rule;
  const text = typeof sentence === 'string' ? sentence : sentence(evidence, parsed);
  return withSource({
    id,
    group,
    tier: floor ? 'hard' : Math.abs(weight) < WORTH_SAYING ? 'context' : tier,
    weight,
    title,
    sentence: text,
    evidence: evidence.map((one) => placedIn(parsed, one)),
  });
}

/** The same, on the picture where its words were read in one. */
function placedIn({ text, ownLength, speaking }: ParsedEmail, evidence: Evidence): Evidence {
  return speaking.length === 0 ? evidence : placedEvidence(evidence, { text, own: ownLength, speaking });
}

/** The same, with the file named in its sentence if the first evidence is in a file. */
export function withSource(signal: Signal): Signal {
  const { source, href } = signal.evidence[0] ?? {};
  if (source === undefined || signal.sentence.includes(source)) return signal;
  return {
    ...signal,
    sentence: `${signal.sentence} ${href === undefined ? 'We found this' : 'The link is'} in ${source}.`,
  };
}

/** Deception without a known pattern is phishing if it can do harm, and otherwise spam. */
function categoryOf(kind: Kind, severity: Severity): Category {
  return kind === 'suspicious' ? (severity === 'Low' ? 'spam' : 'phishing') : CATEGORIES[kind];
}

/**
 * The part that wasn’t read might be the dangerous one. So no matter who sent it, an email isn’t called safe if it was cut
 * or encrypted, is in a language the model hasn’t learned, has a locked archive or a stranger’s locked document, comes from
 * an unverified well-known company’s address, has hardly more than a link, a picture or a file, has few words and
 * something that couldn’t be read, or is known only by a screenshot, which shows neither its sender nor where its links
 * lead. Nor is an email from a stranger who asks for a password, who sends nothing but a link, or whose text is pushed out
 * of sight.
 */
function isAnalysable(parsed: ParsedEmail, coverage: Checked): boolean {
  if (!coverage.complete || !coverage.wordsRead || isScreenshot(parsed.email)) return false;
  if (isLimitedBy(coverage, 'unverified-company') || isPasswordAskedByStranger(parsed)) return false;
  if (isBareLink(parsed) || isTextOutOfSight(parsed)) return false;
  if (parsed.files.some(({ marks }) => marks.has('encrypted-archive'))) return false;
  // Banks lock their statements, too.
  const isLocked = parsed.files.some(({ marks }) => marks.has('encrypted-document'));
  if (isLocked && !isVouchedFor(parsed)) return false;
  if (isLimitedBy(coverage, ...UNREADABLE)) return false;
  const inFiles = parsed.fileTexts.reduce((sum, file) => sum + wordCount(file.parsed), 0);
  if (wordCount(parsed) + inFiles === 0) return false;
  if (hasUnreadWords(parsed) && isThin(wordsIn(parsed.text))) return false;
  // What it shows must come from somewhere else, such as a style sheet or a script.
  if (parsed.html !== null && parsed.visible < READABLE && parsed.fileTexts.length === 0) return false;
  const said = wordsSaid(parsed);
  if (said < MIN_TELLING && !parsed.isReply && showsPicture(parsed)) return false;
  // Words heaped around a picture say nothing about it.
  const isPictureUnread = coverage.filesRead ? hasUnreadWords(parsed) && showsPicture(parsed) : hasPicture(parsed);
  if (!parsed.isReply && isPictureUnread && !isProse(parsed)) return false;
  // A file may say what the text doesn't; in a short reply it is a signature's logo.
  const attachments = parsed.email.attachments?.length ?? 0;
  if (attachments > parsed.nestedEmails.length) return parsed.isReply || said + inFiles >= MIN_TELLING;
  if (attachments > 0 || parsed.links.length > 0) return true;
  return parsed.visible + parsed.subject.trim().length >= READABLE;
}

/** How many words its text has, without the names and dates at the head of a forwarded email. */
function wordsSaid({ text, words, thread: { forwardedAt } }: ParsedEmail): number {
  if (forwardedAt === undefined) return words.length;
  const end = endOfHead(text, forwardedAt);
  return words.filter((word) => word.start < forwardedAt || word.start >= end).length;
}

/** The text that mail programs write in place of a picture: “[image: invoice.png]”, “[cid:image001.png]”. */
const PLACEHOLDER = /\[(?:image|cid|bild|immagine|imagen|imagem|afbeelding):[^\]\n]{1,200}\]/i;

function hasPicture({ email: { attachments = [] } }: ParsedEmail): boolean {
  return attachments.some(({ mimeType }) => /^image\//i.test(mimeType ?? ''));
}

function showsPicture({ html, text }: ParsedEmail): boolean {
  return (html?.images.length ?? 0) > 0 || PLACEHOLDER.test(text);
}
