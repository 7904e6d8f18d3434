import type { Outcome, Result } from './authentication-results.ts';
import { sameOrganisation } from './domains.ts';

/**
 * Reasons why the composite authentication of Exchange fails although the domain may publish no policy: an administrator
 * forbade it (002), or the domain is the reader's own (010, 6xx). 130: a sealer that the reader's organization trusts
 * vouches for it. 905: DMARC isn't enforced because of complex routing. Documentation of Microsoft Defender, “Anti-spam message headers”, 2026-11.
 */
const FORGED_REASON = /^(?:000|002|010|6\d\d)$/;
const TRUSTED_SEALER = '130';
const BEHIND_GATEWAY = '905';

/** Whether the composite result says what DMARC alone does not. */
export function isDecisive(compauth: Result | undefined): boolean {
  return compauth?.outcome === 'fail' && FORGED_REASON.test(compauth.reason) && compauth.reason !== '000';
}

/** The results for the domain in the From line, with Exchange's own conclusions. */
export function senderOutcome(results: readonly Result[], from: string | undefined): Outcome {
  const outcome = dmarcOf(methodOf(results, 'dmarc'), results, from);
  const compauth = methodOf(results, 'compauth');
  if (compauth?.outcome === 'fail') {
    if (FORGED_REASON.test(compauth.reason) && isAboutFrom(methodOf(results, 'dmarc'), from)) return 'fail';
    return outcome === 'pass' ? 'none' : outcome;
  }
  return outcome === 'fail' && compauth?.outcome === 'pass' && compauth.reason === TRUSTED_SEALER ? 'none' : outcome;
}

/** The DMARC result, if it is about the displayed From line; an email may have several. */
export function dmarcOf(dmarc: Result | undefined, results: readonly Result[], from: string | undefined): Outcome {
  if (!isAboutFrom(dmarc, from)) return 'none';
  if (dmarc !== undefined && dmarc.outcome !== 'none') return dmarc.outcome;
  if (from === undefined) return 'none';
  if (results.some((result) => result.outcome === 'pass' && isAligned(result, from))) return 'pass';
  return dmarc === undefined && isRefused(results, from) ? 'fail' : 'none';
}

function isAboutFrom(dmarc: Result | undefined, from: string | undefined): boolean {
  const judged = dmarc?.properties.get('header.from');
  return from === undefined || judged === undefined || sameOrganisation(judged, from);
}

/**
 * What DMARC would say if a server only checks SPF and signatures: the domain's owner lists its servers (`-all`), this
 * isn't one, and no valid signature makes up for it. Anything less than a clear failure may be a forwarded email.
 */
function isRefused(results: readonly Result[], from: string): boolean {
  const checked = methodOf(results, 'dkim');
  const isSigned = results.some(({ method, outcome }) => method === 'dkim' && outcome === 'pass');
  return (
    checked !== undefined && !isSigned && results.some((one) => one.word === 'fail' && isAligned(one, from, 'spf'))
  );
}

/** Relaxed alignment (RFC 7489, section 3.1). */
function isAligned({ method, properties }: Result, from: string, only?: 'spf'): boolean {
  if (method !== 'spf' && (method !== 'dkim' || only === 'spf')) return false;
  const envelope = () => properties.get('smtp.mailfrom') ?? properties.get('smtp.mail');
  const domain = method === 'spf' ? envelope() : (properties.get('header.d') ?? properties.get('header.i'));
  return domain !== undefined && sameOrganisation(domain, from);
}

/**
 * Whether Exchange doesn't enforce a failed DMARC because of who forwarded the email: it trusts the forwarder's seal, or a
 * gateway of the reader's organization changes every email.
 */
export function isOverruled(results: readonly Result[]): boolean {
  const compauth = methodOf(results, 'compauth');
  const isForwarded =
    (compauth?.outcome === 'pass' && compauth.reason === TRUSTED_SEALER) ||
    (compauth?.outcome === 'none' && compauth.reason === BEHIND_GATEWAY);
  return isForwarded && methodOf(results, 'dmarc')?.outcome === 'fail';
}

/** Whether Exchange accepts the sender of a failed DMARC for its own reasons, which may just be past emails. */
export function isAccepted(results: readonly Result[]): boolean {
  const hasPassed = methodOf(results, 'compauth')?.outcome === 'pass' && !isOverruled(results);
  return hasPassed && methodOf(results, 'dmarc')?.outcome === 'fail';
}

/** The first of a method. A pass that another result about the same domain contradicts counts for nothing. */
export function methodOf(results: readonly Result[], name: string): Result | undefined {
  const [first, ...others] = results.filter(({ method }) => method === name);
  const about = first?.properties.get('header.from');
  const contradicts = ({ outcome, properties }: Result) => {
    const other = properties.get('header.from');
    return outcome !== 'pass' && (about === undefined || other === undefined || sameOrganisation(about, other));
  };
  return first?.outcome === 'pass' ? (others.find(contradicts) ?? first) : first;
}
