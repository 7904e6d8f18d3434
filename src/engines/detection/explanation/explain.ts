import type { Analysis, Signal } from '../analysis.ts';
import type { NestedEmail } from '../parse/nested-emails.ts';
import type { Assessment } from '../scoring/assessment.ts';
import { type Checked, isLimitedBy } from '../scoring/coverage.ts';
import { ruleOf } from '../signals/rules.ts';
import type { SignalRule } from '../signals/signal.ts';
import { adviceOn, type Conclusion } from './advice.ts';
import { cautionOf, ENCLOSED, isCommon } from './caution.ts';
import { notSeenOf } from './not-seen.ts';
import { isAboutQuoted, isOfContent, ofQuoted } from './quoted-fraud.ts';
import { reasonsOf, sentenceWithQuotes } from './reasons.ts';
import { about, fitting, type Things } from './things.ts';

type Prose = Pick<Analysis, 'response' | 'conclusion' | 'actions'>;

const ALSO_NOTICED = 4;
/** Signals that move the log-odds less are too weak to mention. */
const WORTH_SAYING = 0.1;
const TEXT_PART = 'This is in the plain-text version. Mail programs that show the HTML version show something else.';
const TEXT_PART_LINK = 'This is about the plain-text version, which has a link that the HTML version doesn’t.';

const UNVERIFIED_SENDER = 'We found no signs of phishing, fraud or malware, but we couldn’t verify the sender.';
const UNVERIFIED_STEPS = [
  about(
    'reply',
    'Check the address before you reply.',
    about('link', 'Check the sender’s address before you use its links.'),
  ),
];
/** Below this confidence, one in three harmless-looking emails is spam or worse; above it, one in fifty. */
const SURE_OF_NONE = 70;
const NO_CLEAR_SIGN = 'We found no clear sign of a threat in this email, but we can’t rule one out.';
const NO_CLEAR_SIGN_UNVERIFIED =
  'We found no clear sign of a threat in this email, but we can’t rule one out: we couldn’t verify the sender.';
const UNVERIFIED_ADDRESS: Conclusion = {
  conclusion: 'We couldn’t verify the sender: anyone could have written this company’s address.',
  actions: ['Unsure? Type the site’s address yourself.'],
};

const ONLY_SCREENSHOT: Conclusion = {
  conclusion:
    'We found no clear sign of a threat in this screenshot, but we can’t check the sender, the links or the attachments.',
  actions: ['Before you do what it asks, check the sender’s address and the links in your mail program.'],
};

/** Next to a signal with this weight, “no signs of fraud” would be a contradiction. */
const STANDS_OUT = 0.35;
const NO_THREAT = 'We found no clear threat in this email.';
const NO_THREAT_UNVERIFIED = 'We found no clear threat in this email, but we couldn’t verify the sender.';
const ADVERTISING = 'This email looks like advertising. We found no clear threat in it.';
const ADVERTISING_UNVERIFIED =
  'This email looks like advertising. We found no clear threat in it, but we couldn’t verify the sender.';
/** Offers that few people ask for. */
const OFFERS: ReadonlySet<SignalRule['advertising']> = new Set(['offer', 'only-offer'] as const);
const UNDECIDED = 'We can’t tell from this email whether it’s harmful.';
const UNSURE: Conclusion = {
  conclusion: 'We found too little for a warning, and too much to rule out a threat.',
  actions: ['Check with the sender another way before you do what it asks.'],
};
/** If it asks for nothing. */
const UNSURE_STEPS = [
  about(
    'link',
    'Check with the sender another way before you use its links.',
    about('file', 'Check with the sender another way before you open a file.', 'Unsure? Ask the sender another way.'),
  ),
];

/**
 * Describes the verdict in words, with quotations from the email.
 * @param attached the attached email whose verdict it is
 */
export function explain(
  assessment: Assessment,
  signals: readonly Signal[],
  coverage: Checked,
  things: Things,
  attached: NestedEmail | null = null,
): Prose {
  const isWarning = assessment.severity !== 'None';
  // An email without a warning isn’t made suspicious by signals that hardly count.
  const least = isWarning ? 0 : WORTH_SAYING;
  const against = signals.filter(({ tier, weight }) => tier === 'hard' || (weight > 0 && weight >= least));
  const isHard = signals.some(({ tier, weight }) => tier === 'hard' && weight > 0);
  const reassuring = signals.filter(
    ({ id, weight }) =>
      !isHard &&
      weight <= -WORTH_SAYING &&
      ((!isWarning && assessment.kind !== 'unknown') || ruleOf(id)?.isShownWithWarning),
  );
  const { reasons, rest } = reasonsOf(isAboutQuoted(assessment, signals) ? against.filter(isOfContent) : against);
  const { conclusion, actions } = attached
    ? ofAttached(attached.analysis)
    : conclude(assessment, signals, coverage, things);
  const lead = leadTo(assessment, reasons, against);
  const blocks = [lead === '' ? conclusion : `${conclusion} ${lead}`];
  // Without HTML in the coverage, only the text part was analysed.
  const apart = coverage.html ? [] : signals.filter(({ id }) => ruleOf(id)?.comparesParts);
  if (apart.length > 0) blocks.push(apart.every(isOfLink) ? TEXT_PART_LINK : TEXT_PART);
  if (reasons.length > 0) blocks.push(numbered(reasons.map(sentenceWithQuotes)));
  if (rest.length > 0) blocks.push(`Also noticed: ${rest.slice(0, ALSO_NOTICED).map(titleOf).join('; ')}.`);
  const enclosed = attached ? undefined : signals.find(isEnclosed);
  if (enclosed) blocks.push(sentenceWithQuotes(enclosed));
  if (reassuring.length > 0) blocks.push(`Reassuring: ${reassuring.map(({ sentence }) => sentence).join(' ')}`);
  if (actions.length > 0) blocks.push('What to do now:', numbered(actions));
  const notSeen = notSeenOf(coverage);
  if (notSeen.length > 0) blocks.push(`What we couldn’t check: ${notSeen.join(' ')}`);
  return { response: blocks.join('\n\n'), conclusion, actions: [...actions] };
}

function conclude(assessment: Assessment, signals: readonly Signal[], coverage: Checked, things: Things): Conclusion {
  const advice = ofForwarded(adviceOn(assessment, signals, things), signals);
  const { kind, severity } = assessment;
  if (severity === 'Low' && signals.some(({ id }) => id === 'tells-of-fraud')) {
    const conclusion = 'This email seems to tell of a fraud that somebody else tried.';
    return { conclusion, actions: advice.actions.filter((action) => action.startsWith('If ')) };
  }
  if (severity === 'Low' && signals.some(({ id }) => id === 'quotes-a-lure')) {
    return { ...advice, conclusion: 'This email seems to warn about a fraud and quotes it.' };
  }
  if (severity === 'None' && signals.some(isEnclosed)) return ENCLOSED;
  if (isAboutQuoted(assessment, signals)) return ofQuoted(assessment, advice, signals);
  if (kind === 'none') {
    const isUnverified = isLimitedBy(coverage, 'unverified');
    const found = isUnverified ? { conclusion: UNVERIFIED_SENDER, actions: fitting(UNVERIFIED_STEPS, things) } : advice;
    return ofForwarded(cautionOf(signals, things) ?? withoutThreat(assessment, signals, isUnverified, found), signals);
  }
  if (kind !== 'unknown') return advice;
  if (!coverage.complete) {
    return { ...advice, conclusion: 'Only part of this email was read, which isn’t enough to rule out a threat.' };
  }
  if (signals.some(({ id }) => id === 'attachment-locked-archive')) {
    return { ...advice, conclusion: 'The attached archive is locked, so we couldn’t check what’s inside.' };
  }
  if (isLimitedBy(coverage, 'unverified-company')) return UNVERIFIED_ADDRESS;
  const isUnsure = signals.some(({ id, weight }) => weight > 0 || id === 'password-asked-by-stranger');
  if (coverage.wordsRead && isUnsure)
    return isAsking(signals) ? UNSURE : { ...UNSURE, actions: fitting(UNSURE_STEPS, things) };
  if (coverage.wordsRead && isLimitedBy(coverage, 'screenshot')) return ONLY_SCREENSHOT;
  if (coverage.wordsRead && !isLimitedBy(coverage, 'hardly-any-text')) return { ...advice, conclusion: UNDECIDED };
  if (coverage.wordsRead) return advice;
  return { ...advice, conclusion: unreadConclusion(coverage) };
}

function unreadConclusion(coverage: Checked): string {
  if (isLimitedBy(coverage, 'disguised-words')) return 'Many of its words are disguised, so we can’t judge it.';
  if (isLimitedBy(coverage, 'unknown-words')) {
    return 'Most of its words are unknown to us, as in a language we can’t read, so we can’t judge it.';
  }
  return isLimitedBy(coverage, 'hardly-any-text')
    ? 'There is too little text to judge it.'
    : 'We know too little of its language to judge it.';
}

/** Whether any signal is about what the email wants. */
function isAsking(signals: readonly Signal[]): boolean {
  return signals.some(({ group }) => group === 'request' || group === 'pressure');
}

/**
 * Signals common in legitimate emails aren’t called signs of fraud. Unsolicited email is only said to be no threat: it
 * may still be a fraud that shows no sign, such as a share tip.
 */
function withoutThreat(
  { confidence, isLikeAdvertising }: Assessment,
  signals: readonly Signal[],
  isUnverified: boolean,
  one: Conclusion,
): Conclusion {
  if (signals.some(({ id, weight }) => weight > 0 && OFFERS.has(ruleOf(id)?.advertising))) {
    return { ...one, conclusion: isUnverified ? ADVERTISING_UNVERIFIED : ADVERTISING };
  }
  if (confidence < SURE_OF_NONE) return { ...one, conclusion: isUnverified ? NO_CLEAR_SIGN_UNVERIFIED : NO_CLEAR_SIGN };
  const standsOut = ({ id, weight }: Signal) =>
    weight >= STANDS_OUT && (ruleOf(id)?.advertising === 'manner' || !isCommon({ id }));
  if (!isLikeAdvertising && !signals.some(standsOut)) return one;
  return { ...one, conclusion: isUnverified ? NO_THREAT_UNVERIFIED : NO_THREAT };
}

function isOfLink({ evidence }: Signal): boolean {
  return evidence.every(({ href }) => href !== undefined);
}

function isEnclosed({ id }: Signal): boolean {
  return id === 'dangerous-message-attached';
}

function ofAttached({ conclusion, actions }: Analysis): Conclusion {
  return {
    conclusion: conclusion.replace(/^This email/, 'The attached email').replace('this email', 'the attached email'),
    actions,
  };
}

/** The person who forwards an email did not write it. */
function ofForwarded(advice: Conclusion, signals: readonly Signal[]): Conclusion {
  if (!signals.some(({ id }) => id === 'forwarded-email')) return advice;
  return { ...advice, conclusion: advice.conclusion.replace(/^This email/, 'The forwarded email') };
}

/** The sentence before the list of reasons. */
function leadTo({ severity, kind }: Assessment, reasons: readonly Signal[], against: readonly Signal[]): string {
  if (severity !== 'None') return reasons.length === 1 ? 'The reason:' : 'The main reasons:';
  if (against.length === 0) return '';
  if (kind === 'unknown') return 'Still, we noticed:';
  if (against.every(isCommon)) return 'What we noticed is common in legitimate emails:';
  return against.length === 1
    ? 'One thing stood out, but it’s not enough for a warning:'
    : 'A few things stood out, but not enough for a warning:';
}

function numbered(items: readonly string[]): string {
  return items.map((item, i) => `${i + 1}. ${item}`).join('\n');
}

/** In lower case within a sentence, unless it begins with an acronym such as PDF. */
function titleOf({ title }: Signal): string {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
