/**
 * The detection engine: takes an email and returns a verdict with its evidence. Pure and synchronous: the same email
 * always gets the same answer, nothing is fetched, and no email can make it throw or run long.
 */
import { type Analysis, rank, type Signal } from './analysis.ts';
import { newAllowance } from './attachments/allowance.ts';
import { inspectAll } from './attachments/inspect.ts';
import type { Context } from './context.ts';
import type { Email } from './email.ts';
import { explain } from './explanation/explain.ts';
import { coverageShown } from './explanation/not-seen.ts';
import { type Things, thingsIn } from './explanation/things.ts';
import { LIMITS } from './limits.ts';
import { shownDomain } from './parse/domains.ts';
import { fileTextsOf } from './parse/file-texts.ts';
import { withSuffixes } from './parse/listed-suffixes.ts';
import { nestedIn } from './parse/nested-emails.ts';
import { parse } from './parse/parse.ts';
import { readText } from './parse/text.ts';
import { assess } from './scoring/assessment.ts';
import { worstOfAttached } from './scoring/attached-email.ts';
import { countedSignals, type Found } from './scoring/counted-signals.ts';
import { coverageOf } from './scoring/coverage.ts';
import { worstOfParts } from './scoring/parts-alone.ts';

export type {
  Analysis,
  Category,
  Coverage,
  Evidence,
  Group,
  Kind,
  Severity,
  Signal,
  Tier,
  Verdict,
} from './analysis.ts';
export { type Blocklist, blocklistKey } from './blocklist.ts';
export type { Context, Correspondence } from './context.ts';
export {
  type Attachment,
  type Box,
  type CalendarPart,
  type Email,
  formatMailbox,
  type Mailbox,
  type PictureText,
  type QrCode,
} from './email.ts';
export { imitatedBrand } from './explanation/imitated-brand.ts';
export { ENOUGH_HISTORY, type History, type SenderHistory } from './history.ts';
export type { KeyList } from './key-list.ts';
export { LIMITS } from './limits.ts';
export { mailboxContext } from './mailbox-context.ts';
export { displayBody, readMessage } from './mime/message.ts';
export { isMessageSource } from './mime/message-source.ts';
export { type Authentication, authenticationOf, confirmed } from './parse/authentication.ts';
export { resultsOf } from './parse/authentication-results.ts';
export { domainOf, organizationDomain, registeredBy, registrableDomain } from './parse/domains.ts';
export { answeredBy } from './parse/headers.ts';
export { nameKey, placeOf } from './parse/name-key.ts';
export { ROLES } from './parse/name-relations.ts';
export { hasWords } from './parse/pictures.ts';
export { fieldsOfServer, type Header, isNamedByLastHop, topmostAuthservId } from './parse/receiving-server.ts';
export { updateHistory } from './parse/sender-stats.ts';
export { textsOf } from './parse/text.ts';
export { threadOf } from './parse/thread.ts';
export { popularityKey } from './popularity.ts';
export { vouchedSeverity } from './scoring/vouched.ts';
export { asksForSecret } from './signals/asks-for-secret.ts';
export { difference } from './signals/imitation.ts';
export { imitatedAddresses, lookedUpVariantsOf, variantsOf } from './signals/similar-names.ts';
export { suffixKey } from './suffix-key.ts';

/** Changes whenever the same email may get another answer. */
export const ENGINE_VERSION = '3.9.0';

const TIERS = ['hard', 'soft', 'context', 'mitigating'] as const;

/** Analyses an email, using what the caller knows about it. */
export function analyse(email: Email, context: Context = {}): Analysis {
  return withSuffixes(context.publicSuffixes, () =>
    analyseTo(LIMITS.nested.depth, email, withRegistrableDomains(context)),
  );
}

function withRegistrableDomains({ ownDomains, ...rest }: Context): Context {
  return ownDomains === undefined ? rest : { ...rest, ownDomains: ownDomains.map(shownDomain) };
}

function analyseTo(
  depth: number,
  email: Email,
  context: Context,
  allowance = newAllowance(),
  files = inspectAll(email, allowance),
  known: readonly Found[] = [],
  shown: Things | null = null,
): Analysis {
  // 1. Parse: text, links, words and phrases with their positions. Attached emails are analysed first.
  const isOutermost = depth === LIMITS.nested.depth;
  const enclosed = depth > 0 ? nestedIn(email).slice(0, allowance.emails) : [];
  allowance.emails -= enclosed.length;
  const nestedEmails = enclosed.map((one) => ({
    ...one,
    analysis: analyseTo(depth - 1, one.email, contextInside(context), allowance),
  }));
  const displayed = readText(email);
  const fileTexts = fileTextsOf(email, context, files, displayed);
  const parsed = parse(
    email,
    context,
    nestedEmails,
    files,
    isOutermost ? LIMITS.text : allowance.text,
    fileTexts,
    displayed,
  );
  if (!isOutermost) allowance.text -= parsed.text.length;
  // 2. Find signals, and weigh them and the wording.
  const coverage = coverageOf(parsed);
  const found = [...countedSignals(parsed), ...known];
  const own = worstOfParts(assess(found, parsed, coverage), parsed, coverage);
  const { assessed, attached } = worstOfAttached(own, parsed, isOutermost);
  const { signals: weighed, ...assessment } = assessed;
  const { isLikeAdvertising: _advertising, isKindSure: _isKindSure, offer: _offer, ...verdict } = assessment;
  const signals = inOrder(weighed);
  const things = shown ?? thingsIn(parsed, coverage);
  // 3. Explain the result.
  const analysis = {
    ...verdict,
    ...explain(assessment, signals, coverage, things, attached),
    signals,
    text: parsed.text.slice(0, parsed.ownLength),
    coverage: coverageShown(coverage),
    engineVersion: ENGINE_VERSION,
  };
  // When the parts differ, the mail program decides which one is shown, so the worse result counts.
  const apart = found.filter(({ rule }) => rule.comparesParts);
  if (apart.length === 0 || known.length > 0) return analysis;
  const { html: _html, nested: _nested, calendar: _calendar, ...textOnly } = email;
  // The reader may see either, so the advice also covers what the HTML part contains.
  const other = analyseTo(0, textOnly, context, { ...allowance, text: LIMITS.text }, files, apart, things);
  return harmOf(other) > harmOf(analysis) ? other : analysis;
}

/** Severity first, then how likely harm is. */
function harmOf({ severity, confidence }: Analysis): number {
  return 100 * rank(severity) + (severity === 'None' ? 100 - confidence : confidence);
}

/** Headers of an attached message prove nothing, and it was sent to somebody else. */
function contextInside({ ownDomains, contacts, blocklists, publicSuffixes, popularSites }: Context): Context {
  return {
    ...(ownDomains && { ownDomains }),
    ...(contacts && { contacts }),
    ...(blocklists && { blocklists }),
    ...(publicSuffixes && { publicSuffixes }),
    ...(popularSites && { popularSites }),
  };
}

/** The most reassuring come last. */
function inOrder(signals: readonly Signal[]): Signal[] {
  return signals.toSorted((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.weight - a.weight);
}
