/**
 * The detection engine: a letter goes in, a verdict with its evidence comes out. Pure and synchronous; the same letter
 * always gets the same answer, nothing is fetched, and no letter can make it throw or run long.
 */
import type { Analysis, Evidence, Signal } from './analysis.ts';
import { newAllowance } from './attachments/allowance.ts';
import { inspectAll } from './attachments/inspect.ts';
import { classify, SEVERITIES } from './classify.ts';
import type { Context } from './context.ts';
import { coverageOf } from './coverage.ts';
import { enclosedIn } from './enclosures.ts';
import { explain } from './explain.ts';
import type { Letter } from './letter.ts';
import { LIMITS } from './limits.ts';
import { parse, type Reading } from './parse.ts';
import { SIGNAL_RULES } from './signals/rules.ts';
import { verdictOf } from './verdict.ts';
import { WEIGHTS } from './weights.ts';

export type { Analysis, Category, Coverage, Evidence, Group, Kind, Seal, Severity, Signal, Tier } from './analysis.ts';
export type { Context } from './context.ts';
export type { History, SenderHistory } from './history.ts';
export type { Attachment, CalendarPart, Letter, Mailbox, QrCode } from './letter.ts';
export { updateHistory } from './observation.ts';

/** Changes whenever the same letter may get another answer. */
export const ENGINE_VERSION = '2.1.0';

const TIERS = ['hard', 'soft', 'context', 'mitigating'] as const;

/** Analyses a letter, in the light of what the caller knows beside it. */
export function analyse(letter: Letter, context: Context = {}): Analysis {
  return analyseTo(LIMITS.nested.depth, letter, context);
}

function analyseTo(
  depth: number,
  letter: Letter,
  context: Context,
  allowance = newAllowance(),
  files = inspectAll(letter, allowance),
): Analysis {
  // 1. Read: text, links, words and phrases, with where each stands; what is enclosed is judged first.
  const enclosed = depth > 0 ? enclosedIn(letter) : [];
  const enclosures = enclosed.map((one) => ({
    ...one,
    analysis: analyseTo(depth - 1, one.letter, contextInside(context), allowance),
  }));
  const reading = parse(letter, context, enclosures, files);
  // 2. Look for signals.
  const signals = signalsOf(reading);
  // 3. Weigh them.
  const classification = classify(signals);
  // 4. Say how bad, and how sure, given what could be seen.
  const coverage = coverageOf(reading);
  const verdict = verdictOf(classification, reading, coverage);
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
  if (!signals.some(({ id }) => id === 'parts-disagree')) return analysis;
  const { html: _, ...textOnly } = letter;
  const other = analyseTo(0, textOnly, context, allowance, files);
  return SEVERITIES.indexOf(other.severity) > SEVERITIES.indexOf(analysis.severity) ? other : analysis;
}

const HEADER = /^[!-9;-~]{1,76}:[ \t]?/;
const TELLING_HEADERS =
  /^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|content-type|dkim-signature|x-[a-z0-9-]+|arc-[a-z-]+|authentication-results|reply-to):/i;
const TELLING = 3;
const HEAD_LINES = 60;

/** Whether a body is the source of a whole message (RFC 5322): headers, an empty line, then the rest. */
export function isMessageSource(body: string): boolean {
  const lines = body.slice(0, 20_000).trimStart().split(/\r?\n/, HEAD_LINES);
  const names = new Set<string>();
  for (const line of lines) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && names.size > 0) continue;
    if (!HEADER.test(line) && !(names.size === 0 && line.startsWith('From '))) return false;
    const name = TELLING_HEADERS.exec(line)?.[0].toLowerCase();
    if (name) names.add(name);
  }
  const technical = ['message-id:', 'mime-version:', 'received:', 'return-path:', 'content-type:', 'dkim-signature:'];
  return names.size >= TELLING && technical.some((name) => names.has(name));
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
  return signals.sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.weight - a.weight);
}

function sourceOf(evidence: readonly Evidence[]): string {
  const source = evidence[0]?.source;
  return source === undefined ? '' : ` The link comes from ${source}.`;
}
