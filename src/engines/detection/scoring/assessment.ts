import {
  type Category,
  type Coverage,
  type Evidence,
  type Kind,
  rank,
  type Severity,
  type Signal,
  type Verdict,
} from '../analysis.ts';
import { FEWEST_TELLING } from '../model/features.ts';
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
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isThin, placedEvidence, wordsIn } from '../parse/pictures.ts';
import { isProse } from '../parse/prose.ts';
import { fromFile } from '../signals/file-text.ts';
import { ASKED_ELSEWHERE } from '../signals/secret-request.ts';
import type { SignalRule } from '../signals/signal.ts';
import { isPasswordAskedByStranger } from '../signals/stranger-password.ts';
import { excerptThatAsks } from './asking-excerpt.ts';
import type { Found } from './counted-signals.ts';
import { hasUnreadWords, UNREADABLE, UNVERIFIED_COMPANY } from './coverage.ts';
import { kindOf, likenessOf, offerOf } from './kind.ts';
import { possibleKinds } from './possible-kinds.ts';
import { scoreOf, WORTH_NAMING, wordingSignal } from './score.ts';
import { leastProbability, severityOf } from './severity.ts';

export interface Assessment {
  severity: Severity;
  category: Category;
  kind: Kind;
  verdict: Verdict;
  confidence: number;
  /** What an email of no clear kind offers. */
  offer?: 'unwanted' | 'scam' | null;
  /** Whether the wording doesn’t reassure, and is that of advertising more than of any kind of fraud. */
  isLikeAdvertising?: boolean;
}

/** Fewer visible characters say nothing. */
const READABLE = 3;
const SURE = 99;
/** The most confidence in an email of which something was not read. */
const SURE_UNREAD = 60;
const LEAST = 20;
/** What is as likely harmful as honest is not called “No threats found”, even where that is not enough for a warning. */
const UNSURE = 0.5;
/** Wording that takes off more is that of newsletters that were asked for. */
const REASSURING = 1.2;
/** What moves the log-odds less is only for information. */
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
  coverage: Coverage,
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
  const signals = [
    ...found.map((one) => signalOf(one, parsed, score.signals.get(one.rule.id) ?? 0)),
    ...wordingSignal(
      score.wording,
      likelyKind === 'unwanted' ? likelyKind : likeness,
      rank(severity) >= rank('Medium'),
      readableWords(parsed, counted),
      () => quotesOf(wording),
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
  const offer = kind === 'suspicious' ? offerOf(speaking, byWording) : null;
  const most = severity === 'None' && !coverage.complete ? SURE_UNREAD : SURE;
  const confidence = Math.min(most, Math.round(100 * (severity === 'None' ? 1 - harm : harm)));
  return {
    severity,
    category: kind === 'suspicious' && offer !== null ? OFFER_CATEGORIES[offer] : categoryOf(kind, severity),
    kind,
    verdict: VERDICTS[severity],
    confidence,
    offer,
    isLikeAdvertising,
    signals,
  };
}

/**
 * Where little speaks for harm, how something is said is not enough to say which: a signal has to fit the kind. For
 * advertising, the least to be called, wording that is suspicious itself is enough.
 */
function claimedKind(kind: Kind, worst: Severity, speaking: readonly SignalRule[], wording: number): Kind {
  const isFitted =
    (kind === 'unwanted' && wording >= WORTH_NAMING) || speaking.some(({ kinds }) => kinds?.includes(kind));
  return worst === 'Low' && !isFitted ? 'suspicious' : kind;
}

const OFFER_CATEGORIES = { unwanted: 'spam', scam: 'scam' } as const;

/** Beside a request for a secret that may lead elsewhere, what else the email says is no excuse. */
function wordingThatCounts(parsed: ParsedEmail, counted: readonly SignalRule[]): Wording {
  const whole = worstWording(parsed);
  const isElsewhere = parsed.email.from === undefined || counted.some(({ id }) => ASKED_ELSEWHERE.has(id));
  const asking = isElsewhere && isLanguageLearned(parsed) ? excerptThatAsks(parsed) : null;
  return asking !== null && asking.score > whole.score ? asking : whole;
}

function modeOf({ email, context }: ParsedEmail): Mode {
  if (email.from === undefined && email.headers === undefined) return 'fields';
  const { ownDomains, contacts, correspondence, history } = context;
  const isKnown = [ownDomains, contacts, correspondence, history].some((one) => one !== undefined);
  return isKnown ? 'mailbox' : 'message';
}

/**
 * How many words there are to praise: none in an unknown language, in a heap of words, or beside advertising and what hides
 * or fills up a text.
 */
function readableWords(parsed: ParsedEmail, counted: readonly SignalRule[]): number {
  const isDoubtful = counted.some(
    ({ group, tier, kinds }) => tier === 'soft' && (group === 'concealment' || kinds?.includes('unwanted')),
  );
  const isKnown = parsed.senseLanguage !== null && isLanguageLearned(parsed);
  return isKnown && !isDoubtful && isProse(parsed) ? wordCount(parsed) : 0;
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

/** The same, with the file in its sentence where what was found first is in a file. */
function withSource(signal: Signal): Signal {
  const { source, href } = signal.evidence[0] ?? {};
  if (source === undefined || signal.sentence.includes(source)) return signal;
  return {
    ...signal,
    sentence: `${signal.sentence} ${href === undefined ? 'We found this' : 'The link is'} in ${source}.`,
  };
}

/** Deception without a known pattern is phishing where it can do harm, and spam where it cannot. */
function categoryOf(kind: Kind, severity: Severity): Category {
  return kind === 'suspicious' ? (severity === 'Low' ? 'spam' : 'phishing') : CATEGORIES[kind];
}

/**
 * What was not read might be the dangerous part. So an email that was cut or encrypted, is in a language that was never
 * learned, has a locked archive, an unverified well-known company's address, hardly more than a link, a picture or a file,
 * or few words beside one that could not be read is never called safe no matter who sent it, nor is a stranger's that asks
 * for a password.
 */
function isAnalysable(parsed: ParsedEmail, coverage: Coverage): boolean {
  if (!coverage.complete || !coverage.wordsRead) return false;
  if (coverage.notSeen.includes(UNVERIFIED_COMPANY) || isPasswordAskedByStranger(parsed)) return false;
  if (parsed.files.some(({ marks }) => marks.has('encrypted-archive'))) return false;
  if (UNREADABLE.some((one) => coverage.notSeen.includes(one))) return false;
  const words = wordCount(parsed) + parsed.fileTexts.reduce((sum, file) => sum + wordCount(file.parsed), 0);
  if (words === 0) return false;
  if (hasUnreadWords(parsed) && isThin(wordsIn(parsed.text))) return false;
  // What it displays is somewhere else, such as in a style sheet or a script.
  if (parsed.html !== null && parsed.visible < READABLE && parsed.fileTexts.length === 0) return false;
  if (parsed.words.length < FEWEST_TELLING && !parsed.isReply && showsPicture(parsed)) return false;
  // A file may say what the text doesn't; in a short reply it is a signature's logo.
  const attachments = parsed.email.attachments?.length ?? 0;
  if (attachments > parsed.nestedEmails.length) return parsed.isReply || words >= FEWEST_TELLING;
  if (attachments > 0 || parsed.links.length > 0) return true;
  return parsed.visible + parsed.subject.trim().length >= READABLE;
}

/** What a mail program writes where it leaves out a picture: “[image: invoice.png]”, “[cid:image001.png]”. */
const PLACEHOLDER = /\[(?:image|cid|bild|immagine|imagen|imagem|afbeelding):[^\]\n]{1,200}\]/i;

function showsPicture({ html, text }: ParsedEmail): boolean {
  return (html?.images.length ?? 0) > 0 || PLACEHOLDER.test(text);
}
