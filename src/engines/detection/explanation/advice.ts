import type { Signal } from '../analysis.ts';
import type { Assessment } from '../scoring/assessment.ts';
import { ruleOf } from '../signals/rules.ts';
import { type Aim, KNOWN_FRAUD } from './known-fraud.ts';
import { SCHEMES, type Scheme } from './schemes.ts';
import { about, fitting, type Step, type Things } from './things.ts';

/** The verdict in one sentence, and what to do in a few short ones. */
export interface Conclusion {
  conclusion: string;
  actions: readonly string[];
}

const UNCLEAR = 'This email shows signs of deception, but it’s unclear what it wants.';
/** For emails with little evidence besides the wording or the topic. */
const ALIKE = 'This email resembles spam and fraud, but it’s unclear what it wants.';
/** True whatever was found: even a topic such as cryptocurrency only counts because it is common in such emails. */
const ODD = 'This email has something that’s common in spam and fraud, but that isn’t enough to say what it wants.';
/** Many kinds of fraud begin like this, so this is the conclusion when none of them stands out. */
const PRETENDS: Aim = { verb: 'pretend', rest: 'to be from someone who didn’t send it' };
/** If the link is the problem, the email wants a click, whatever comes next. */
const DOUBTFUL_LINK: Aim = { verb: 'want', rest: 'you to click a doubtful link' };
const DOUBTFUL_LINK_STEPS: readonly Step[] = [
  'Don’t click its links or enter anything.',
  'Unsure? Type the site’s address yourself.',
  'If you already entered a password or card details, change the password and call your bank.',
];
const UNTIL_CHECKED: readonly Step[] = [
  about(
    'link',
    'Don’t click, reply or pay until you’ve checked with the sender another way.',
    'Don’t reply or pay until you’ve checked with the sender another way.',
  ),
  about('file', 'Don’t open its attachment until then.'),
];
const PRETENDS_STEPS: readonly Step[] = [
  about('link', 'Don’t click its links or enter anything.', 'Don’t reply.'),
  about('file', 'Don’t open its attachment.'),
  'Check with the company or person it names, on a site or number you already know.',
];
const UNWANTED = 'This email looks like unwanted advertising.';
const MAYBE_UNWANTED = 'This email might be unwanted advertising.';
const UNWANTED_STEPS = ['Delete it or mark it as spam.', about('link', 'Unsubscribe only if you know the sender.')];
const RISKY_ADVERTISING = 'This email looks like spam, and what it offers may not be genuine.';
const MAYBE_RISKY = 'This email might be spam, and what it offers may not be genuine.';
/** It may want a click or a reply. */
const OFFER_STEPS = [
  'Don’t reply, and don’t click anything, not even to unsubscribe.',
  'Delete it or mark it as spam.',
];
const RISKY_STEPS = [
  about('link', 'Don’t click anything, not even to unsubscribe.', 'Don’t reply.'),
  'Delete it or mark it as spam.',
];
/** What advertising hides, in the order it is named. */
const HIDDEN = { sender: 'who sent it', target: 'where its links go' } as const;
const NONE: Conclusion = { conclusion: 'We found no signs of phishing, fraud or malware in this email.', actions: [] };
const UNKNOWN: Conclusion = {
  conclusion: 'There was nothing in this email that we could check.',
  actions: ['Go by what you know of the sender, and don’t open anything unexpected.'],
};

/** The conclusion and what to do about it. It sounds no more certain than the severity and the evidence allow. */
export function adviceOn(assessment: Assessment, signals: readonly Signal[], things: Things): Conclusion {
  const { kind } = assessment;
  if (kind === 'none') return NONE;
  if (kind === 'unknown') return UNKNOWN;
  const { conclusion, steps } =
    kind === 'unwanted'
      ? onAdvertising(assessment, signals)
      : kind === 'suspicious'
        ? onSuspicion(assessment, signals, things)
        : onFraud(kind, assessment, signals, things);
  return { conclusion, actions: fitting(steps, things) };
}

interface Unfitted {
  conclusion: string;
  steps: readonly Step[];
}

function onFraud(
  kind: keyof typeof KNOWN_FRAUD,
  { severity, confidence, isKindSure = true }: Assessment,
  signals: readonly Signal[],
  things: Things,
): Unfitted {
  const advice = KNOWN_FRAUD[kind];
  const scheme = schemeOf(kind, signals, things);
  const { needs } = advice;
  const isBare = needs !== undefined && !things.has.has(needs.thing);
  // If every link is a company's own, only the sender may be an impostor.
  const isPose = isBare && things.has.has('link') && signals.some(({ id }) => ruleOf(id)?.isImpersonation);
  const own: Aim = isPose ? PRETENDS : isBare ? needs.otherwise : advice;
  return {
    conclusion: conclusionOf(scheme?.aim ?? own, { severity, confidence, isKindSure }),
    steps: scheme?.actions ?? advice.actions,
  };
}

/** Names the scheme even if it fits no kind, otherwise only what is deceptive about the email. */
function onSuspicion(
  { severity, confidence, offer }: Assessment,
  signals: readonly Signal[],
  things: Things,
): Unfitted {
  const scheme = schemeOf('suspicious', signals, things);
  if (offer && !scheme) {
    return severity === 'Low' && offer === 'unwanted'
      ? { conclusion: MAYBE_UNWANTED, steps: UNWANTED_STEPS }
      : { conclusion: severity === 'Low' ? MAYBE_RISKY : RISKY_ADVERTISING, steps: OFFER_STEPS };
  }
  if (severity === 'Low' && !scheme?.aim) return { conclusion: ODD, steps: UNTIL_CHECKED };
  const rules = signals.flatMap(({ id, weight }) => (weight > 0 ? (ruleOf(id) ?? []) : []));
  const isLinkDoubted = rules.some(({ linkDoubt, asksForClick }) => linkDoubt !== undefined || asksForClick);
  const found = rules.some(({ isImpersonation }) => isImpersonation)
    ? { aim: PRETENDS, steps: PRETENDS_STEPS }
    : isLinkDoubted && things.has.has('link')
      ? { aim: DOUBTFUL_LINK, steps: DOUBTFUL_LINK_STEPS }
      : null;
  const aim = scheme?.aim ?? found?.aim;
  return {
    conclusion: aim ? conclusionOf(aim, { severity, confidence }) : isDeceptive(signals) ? UNCLEAR : ALIKE,
    steps: scheme?.actions ?? found?.steps ?? UNTIL_CHECKED,
  };
}

/** How an email pretends to be something else. Only some signals about senders and links show deception. */
const DECEPTIVE_GROUPS: ReadonlySet<Signal['group']> = new Set(['concealment', 'attachment', 'thread']);
const DECEPTIVE_WEIGHT = 0.5;

function isDeceptive(signals: readonly Signal[]): boolean {
  return signals.some(({ id, group, tier, weight }) => {
    if (tier !== 'hard' && weight < DECEPTIVE_WEIGHT) return false;
    const { hides, isImpersonation, linkDoubt, isCommon } = ruleOf(id) ?? {};
    if (hides !== undefined || isImpersonation || linkDoubt === 'deceptive') return true;
    return tier === 'hard' || (DECEPTIVE_GROUPS.has(group) && !isCommon);
  });
}

function schemeOf(kind: Assessment['kind'], signals: readonly Signal[], { mayHave }: Things): Scheme | undefined {
  return SCHEMES.find(
    (one) =>
      one.kinds.includes(kind) &&
      (one.needs === undefined || mayHave.has(one.needs)) &&
      signals.some(({ id }) => one.signals.includes(id)),
  );
}

function onAdvertising({ severity }: Assessment, signals: readonly Signal[]): Unfitted {
  if (severity === 'Low') return { conclusion: UNWANTED, steps: UNWANTED_STEPS };
  const hidden = new Set(signals.map(({ id }) => ruleOf(id)?.hides));
  const what = (['sender', 'target'] as const).filter((one) => hidden.has(one)).map((one) => HIDDEN[one]);
  const conclusion =
    what.length === 0
      ? RISKY_ADVERTISING
      : `This email looks like unwanted advertising that hides ${what.join(' and ')}.`;
  return { conclusion, steps: RISKY_STEPS };
}

/** From this confidence (percent) on, the conclusion drops “very likely”. */
const SURE = 85;

/** What an email is up to is less sure than that it is harmful where only the wording tells. */
function conclusionOf(
  { verb, rest }: Aim,
  { severity, confidence, isKindSure = true }: Pick<Assessment, 'severity' | 'confidence' | 'isKindSure'>,
): string {
  if (severity === 'Critical' || severity === 'High') {
    return confidence < SURE || !isKindSure
      ? `This email very likely ${verb}s ${rest}.`
      : `This email ${verb}s ${rest}.`;
  }
  return severity === 'Medium' && isKindSure
    ? `This email probably ${verb}s ${rest}.`
    : `This email might ${verb} ${rest}.`;
}
