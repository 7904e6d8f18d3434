/**
 * The detection engine: a letter goes in, a verdict with its evidence comes out. Pure and synchronous; the same letter
 * always gets the same answer, nothing is fetched, and no letter can make it throw or run long.
 */
import { type Analysis, type Evidence, rank, type Signal } from './analysis.ts';
import type { Context } from './context.ts';
import type { Letter } from './email.ts';
import { LIMITS } from './limits.ts';
import { shownDomain } from './parse/domains.ts';
import { enclosedIn } from './parse/nested-emails.ts';
import { parse, type Reading } from './parse/parse.ts';
import { newAllowance } from './attachments/allowance.ts';
import { inspectAll } from './attachments/inspect.ts';
import { explain } from './explanation/explain.ts';
import { SIGNAL_RULES } from './signals/rules.ts';
import { doubtOf } from './signals/text-model.ts';
import { classify } from './scoring/classify.ts';
import { coverageOf } from './scoring/coverage.ts';
import { verdictOf } from './scoring/verdict.ts';
import { WEIGHTS } from './scoring/weights.ts';

export type { Analysis, Category, Coverage, Evidence, Group, Kind, Seal, Severity, Signal, Tier } from './analysis.ts';
export type { Context } from './context.ts';
export { ENOUGH_HISTORY, type History, type SenderHistory } from './history.ts';
export type { Attachment, CalendarPart, Letter, Mailbox, QrCode } from './email.ts';
export { mailboxContext } from './mailbox-context.ts';
export { type Authentication, authenticationOf, topmostAuthservId } from './parse/authentication.ts';
export { organizationDomain } from './parse/domains.ts';
export { answeredBy } from './parse/headers.ts';
export { updateHistory } from './parse/sender-stats.ts';
export { textsOf } from './parse/text.ts';
export { threadOf } from './parse/thread.ts';
export { isMessageSource } from './mime/message-source.ts';
export { imitatedBrand } from './explanation/imitated-brand.ts';

/** Changes whenever the same letter may get another answer. */
export const ENGINE_VERSION = '2.5.0';

const TIERS = ['hard', 'soft', 'context', 'mitigating'] as const;

/** Analyses a letter, in the light of what the caller knows beside it. */
export function analyse(letter: Letter, context: Context = {}): Analysis {
  return analyseTo(LIMITS.nested.depth, letter, withRegistrableDomains(context));
}

/** Callers name their domains as they write them. */
function withRegistrableDomains({ ownDomains, ...rest }: Context): Context {
  return ownDomains === undefined ? rest : { ...rest, ownDomains: ownDomains.map(shownDomain) };
}

function analyseTo(
  depth: number,
  letter: Letter,
  context: Context,
  allowance = newAllowance(),
  files = inspectAll(letter, allowance),
  known: readonly Signal[] = [],
): Analysis {
  // 1. Read: text, links, words and phrases, with where each stands; what is enclosed is judged first.
  const isOutermost = depth === LIMITS.nested.depth;
  const enclosed = depth > 0 ? enclosedIn(letter).slice(0, allowance.letters) : [];
  allowance.letters -= enclosed.length;
  const enclosures = enclosed.map((one) => ({
    ...one,
    analysis: analyseTo(depth - 1, one.letter, contextInside(context), allowance),
  }));
  const reading = parse(letter, context, enclosures, files, isOutermost ? LIMITS.text : allowance.text);
  if (!isOutermost) allowance.text -= reading.text.length;
  // 2. Look for signals.
  const signals = inOrder([...signalsOf(reading), ...known]);
  // 3. Weigh them.
  const classification = classify(signals);
  // 4. Say how bad, and how sure, given what could be seen.
  const coverage = coverageOf(reading);
  const verdict = verdictOf(classification, reading, coverage, doubtOf(reading));
  // 5. Say it in words.
  const analysis = {
    ...verdict,
    ...explain(verdict, signals, coverage),
    signals,
    text: reading.text,
    coverage,
    engineVersion: ENGINE_VERSION,
  };
  // Two letters in one: which of them is shown is the mail program's choice, so the worse counts.
  const apart = signals.filter(({ id }) => id === 'parts-disagree' || id === 'text-part-says-more');
  if (apart.length === 0 || known.length > 0) return analysis;
  const { html: _html, nested: _nested, calendar: _calendar, ...textOnly } = letter;
  const other = analyseTo(0, textOnly, context, { ...allowance, text: LIMITS.text }, files, apart);
  return rank(other.severity) > rank(analysis.severity) ? other : analysis;
}

/** What was written into a message before it was enclosed proves nothing, and came to somebody else. */
function contextInside({ ownDomains, contacts }: Context): Context {
  return { ...(ownDomains && { ownDomains }), ...(contacts && { contacts }) };
}

function signalsOf(reading: Reading): Signal[] {
  const signals: Signal[] = [];
  for (const { id, group, tier, title, sentence, check } of SIGNAL_RULES) {
    const evidence = check(reading);
    if (evidence.length === 0) continue;
    const said = (typeof sentence === 'string' ? sentence : sentence(evidence, reading)) + sourceOf(evidence);
    signals.push({ id, group, tier, weight: WEIGHTS[id], title, sentence: said, evidence });
  }
  return signals;
}

function inOrder(signals: readonly Signal[]): Signal[] {
  return signals.toSorted((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.weight - a.weight);
}

function sourceOf(evidence: readonly Evidence[]): string {
  const source = evidence[0]?.source;
  return source === undefined ? '' : ` The link comes from ${source}.`;
}
