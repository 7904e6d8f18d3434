import { firstSealedResults, newestSealedResults } from './arc.ts';
import { FIELD, isCut, type Outcome, type Policy, policyOf, type Result, resultsOf } from './authentication-results.ts';
import { domainOf } from './domains.ts';
import { once } from './once.ts';
import { ownDomainsOf } from './own-domains.ts';
import type { Received } from './parsed-email.ts';
import { EXCHANGE_ONLINE, fieldsOfServer, type Header, type ServerFields, topmostFields } from './receiving-server.ts';
import { dmarcOf, isAccepted, isDecisive, isOverruled, methodOf, senderOutcome } from './sender-outcome.ts';

/** A receiving server's checks of the sender (RFC 8601). */
export interface Authentication {
  /**
   * Whether the domain in the From line is verified: by DMARC or, if its owner publishes no policy, by an aligned DKIM
   * or SPF result. `fail` only when the server says so.
   */
  dmarc: Outcome;
  /** What the domain's owner asks servers to do with email that fails. */
  policy?: Policy;
  /** Whether forwarders signed what they received (RFC 8617), or the server has other reasons to trust them. */
  arc: Outcome;
  /** Whether the server accepted an email whose sender failed. */
  isAccepted?: true;
  /** Domains with a valid DKIM signature. */
  signedBy: readonly string[];
  /** All sender checks that the server recorded, in its order. */
  results: readonly { method: string; outcome: Outcome; domain: string }[];
  /** What the server says about the domain in the From line; the whole field when it says nothing about it. */
  quote: string;
}

/**
 * The results of the trusted server; null without any, and where more than is read may say that the sender failed. A sender
 * can add such fields too, and only the server's name
 * tells them apart (section 5), so without a trusted name there is no result.
 */
export function authenticationOf(parsed: Received): Authentication | null {
  return readOnce(parsed).trusted;
}

/** The server's results when it verified the domain in the From line. Mitigating signals count only then. */
export function confirmed(parsed: Received): Authentication | null {
  const result = authenticationOf(parsed);
  return result?.dmarc === 'pass' ? result : null;
}

/** A failed check of the domain in the From line. */
export interface Failure extends Authentication {
  /** Whether only the email's own headers say so, written by an unknown server. */
  isClaimed: boolean;
}

/**
 * The failed check of the trusted server or, if there is none, of the topmost one. A pass of an unknown server is worth
 * nothing, but nobody forges a failure against themselves.
 */
export function failureOf(parsed: Received): Failure | null {
  const { trusted, claimed } = readOnce(parsed);
  const result = trusted ?? claimed;
  return result?.dmarc === 'fail' ? { ...result, isClaimed: trusted === null } : null;
}

interface Read {
  trusted: Authentication | null;
  claimed: Authentication | null;
}

/** A dozen signals need the result of one email. */
const readOnce = once(({ email, context }: Received): Read => {
  const headers = email.headers ?? [];
  const { authservId } = context;
  const of = (fields: ServerFields | null, own: readonly string[]) =>
    fields && authenticationIn(fields, { headers, own }, email.from?.address);
  const trusted =
    authservId === undefined
      ? null
      : of(fieldsOfServer(headers, authservId), [authservId.replace(/^\*\./, ''), ...ownDomainsOf(context)]);
  return { trusted, claimed: trusted ? null : of(topmostFields(headers), []) };
});

/** @param mail its header, and the domains whose seals the reader's server vouches for */
function authenticationIn(
  { fields, at }: ServerFields,
  { headers, own }: { headers: readonly Header[]; own: readonly string[] },
  from: string | undefined,
): Authentication | null {
  const read = fields.map(resultsOf);
  // Some servers put fields without sender checks above the one with the checks.
  const first = Math.max(0, read.findIndex(checksSender));
  const newest = fields[first];
  if (newest === undefined) return null;
  const results = trustedResults(read.slice(0, first).flat(), read.slice(first), from);
  const dmarc = methodOf(results, 'dmarc');
  const decisive = isDecisive(methodOf(results, 'compauth')) ? methodOf(results, 'compauth') : dmarc;
  const seals = sealsOutcome(results, headers.slice(0, at));
  const outcome = senderOutcome(results, from);
  const isVouched = outcome === 'fail' && seals === 'pass' && isVouchedFor(firstSealedResults(headers, own), from);
  // A result beyond the limit could say that the sender failed.
  if (outcome !== 'fail' && fields.some(isCut)) return null;
  const policy = policyOf(dmarc?.quote ?? '');
  return {
    // A forwarder may have changed the text, so its result excuses a failure but confirms nothing.
    dmarc: isVouched ? 'none' : outcome,
    ...(policy && { policy }),
    arc: isOverruled(results) ? 'pass' : seals,
    ...(isAccepted(results) && { isAccepted: true }),
    signedBy: results.filter(({ method, outcome }) => method === 'dkim' && outcome === 'pass').flatMap(signingDomain),
    results: results.flatMap(reported),
    quote: decisive?.quote ?? newest.slice(0, FIELD),
  };
}

/** Whether a field contains checks of the sender. */
function checksSender(results: readonly Result[]): boolean {
  return results.some(({ method }) => method === 'dmarc' || method === 'dkim' || method === 'spf');
}

/** The property that names the domain a result is about (RFC 8601, section 2.7); `smtp.mail` is of RFC 5451. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  spf: ['smtp.mailfrom', 'smtp.mail', 'smtp.helo'],
  dkim: ['header.d', 'header.i'],
  dmarc: ['header.from'],
  arc: [],
};

function reported({ method, outcome, properties }: Result): Authentication['results'] {
  const about = Object.hasOwn(ABOUT, method) ? ABOUT[method] : undefined;
  if (about === undefined) return [];
  const named = about.map((name) => properties.get(name)).find((value) => value !== undefined);
  return [{ method, outcome, domain: named === undefined ? '' : domainOf(named) }];
}

/** Exchange reports on seals only when it adds its own, above its results. */
function sealsOutcome(results: readonly Result[], above: readonly Header[]): Outcome {
  const arc = methodOf(results, 'arc') ?? methodOf(newestSealedResults(above, EXCHANGE_ONLINE), 'arc');
  return arc?.outcome ?? 'none';
}

/** Whether the first forwarder verified the sender, and only trusted ones had the email since. */
function isVouchedFor(results: readonly Result[] | null, from: string | undefined): boolean {
  return results !== null && dmarcOf(methodOf(results, 'dmarc'), results, from) === 'pass';
}

function signingDomain({ properties }: Result): string[] {
  const domain = properties.get('header.d') ?? properties.get('header.i');
  return domain === undefined ? [] : [domainOf(domain)];
}

/**
 * The newest field's results and, for servers that write a field per method, the newest result of each method. The
 * email may have arrived with a field that looks the same, so a pass in a further field needs the newest one to confirm
 * it.
 */
function trustedResults(
  above: readonly Result[],
  [newest = [], ...further]: readonly (readonly Result[])[],
  from: string | undefined,
): Result[] {
  const trusted = [...above, ...newest];
  const isConfirmed = dmarcOf(methodOf(newest, 'dmarc'), newest, from) === 'pass';
  for (const results of further) {
    const known = new Set(trusted.map(({ method }) => method));
    trusted.push(...results.filter(({ method, outcome }) => !known.has(method) && (isConfirmed || outcome !== 'pass')));
  }
  return trusted;
}
