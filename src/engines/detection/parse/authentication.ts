import type { Email } from '../email.ts';
import { domainOf, sameOrganisation } from './domains.ts';
import type { Received } from './parsed-email.ts';

export type Outcome = 'pass' | 'fail' | 'none';

/** A receiving server's checks of the sender (RFC 8601). */
export interface Authentication {
  /**
   * Whether the domain in the From line is verified: by DMARC or, where its owner publishes no policy, by an aligned
   * DKIM or SPF result. `fail` only when the server says so.
   */
  dmarc: Outcome;
  /** Whether forwarders signed what they received (RFC 8617). */
  arc: Outcome;
  /** Domains with a valid DKIM signature. */
  signedBy: readonly string[];
  /** All sender checks that the server recorded, in its order. */
  results: readonly { method: string; outcome: Outcome; domain: string }[];
  /** What the server says about the domain in the From line; the whole field when it says nothing about it. */
  quote: string;
}

type Header = NonNullable<Email['headers']>[number];

/** One `method=result` with its properties, such as `header.d`. */
interface Result {
  method: string;
  outcome: Outcome;
  properties: ReadonlyMap<string, string>;
  quote: string;
}

const FIELD = 2_000;
const MAX_RESULTS = 50;
const METHOD = /^\s*([a-z][a-z0-9-]*)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i;
const PROPERTY = /\b((?:header|smtp|policy|body)\.[a-z-]+)\s*=\s*([^\s;]+)/gi;
/** Allowed in the value of a quoted string; anything else could be taken for the field's grammar. */
const VALUE_CHARACTER = /[\w.@+-]/;

/**
 * The results of the trusted server; null without any. A sender can add such fields too, and only the server's name
 * tells them apart (section 5), so without a trusted name there is no result.
 */
export function authenticationOf(parsed: Received): Authentication | null {
  const known = read.get(parsed);
  if (known !== undefined) return known;
  const result = readAuthentication(parsed);
  read.set(parsed, result);
  return result;
}

/** The server's results when it verified the domain in the From line. Mitigating signals count only then. */
export function confirmed(parsed: Received): Authentication | null {
  const result = authenticationOf(parsed);
  return result?.dmarc === 'pass' ? result : null;
}

/** A dozen signals need the result of one email. */
const read = new WeakMap<Received, Authentication | null>();

function readAuthentication({ email, context: { authservId } }: Received): Authentication | null {
  if (authservId === undefined) return null;
  const fields = newestRun(email.headers ?? [], authservId.toLowerCase());
  const read = fields.map(resultsOf);
  // Some servers write fields without sender checks above the one that has them.
  const first = Math.max(0, read.findIndex(checksSender));
  const newest = fields[first];
  if (newest === undefined) return null;
  const from = email.from?.address;
  const results = trustedResults(read.slice(0, first).flat(), read.slice(first), from);
  const dmarc = methodOf(results, 'dmarc');
  return {
    dmarc: dmarcOf(dmarc, results, from),
    arc: methodOf(results, 'arc')?.outcome ?? 'none',
    signedBy: results.filter(({ method, outcome }) => method === 'dkim' && outcome === 'pass').flatMap(signingDomain),
    results: results.flatMap(reported),
    quote: dmarc?.quote ?? newest,
  };
}

/** Whether a field contains checks of the sender. */
function checksSender(results: readonly Result[]): boolean {
  return results.some(({ method }) => method === 'dmarc' || method === 'dkim' || method === 'spf');
}

/** The property that names the domain a result is about (RFC 8601, section 2.7). */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  spf: ['smtp.mailfrom', 'smtp.helo'],
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

/** The DMARC result, if it is about the displayed From line; an email may have several. */
function dmarcOf(dmarc: Result | undefined, results: readonly Result[], from: string | undefined): Outcome {
  const judged = dmarc?.properties.get('header.from');
  if (from !== undefined && judged !== undefined && !sameOrganisation(judged, from)) return 'none';
  if (dmarc !== undefined && dmarc.outcome !== 'none') return dmarc.outcome;
  return from !== undefined && results.some((result) => isAligned(result, from)) ? 'pass' : 'none';
}

/** Relaxed alignment (RFC 7489, section 3.1). */
function isAligned({ method, outcome, properties }: Result, from: string): boolean {
  if (outcome !== 'pass' || (method !== 'dkim' && method !== 'spf')) return false;
  const domain = properties.get(method === 'spf' ? 'smtp.mailfrom' : 'header.d') ?? properties.get('header.i');
  return domain !== undefined && sameOrganisation(domain, from);
}

function signingDomain({ properties }: Result): string[] {
  const domain = properties.get('header.d') ?? properties.get('header.i');
  return domain === undefined ? [] : [domainOf(domain)];
}

/**
 * The newest of the server's fields and those directly below it. Any further down, below fields of other servers, were
 * in the email when it arrived.
 */
function newestRun(headers: readonly Header[], trusted: string): string[] {
  const first = headers.findIndex(({ name, value }) => isAuthenticationResults(name) && isNamed(trusted, value));
  // Under a wildcard, only the server that wrote the newest field counts.
  const server = serverOf(headers[first]?.value ?? '');
  if (server === undefined) return [];
  const isServers = ({ name, value }: Header) => isAuthenticationResults(name) && serverOf(value) === server;
  const length = headers.slice(first).findIndex((header) => !isServers(header));
  return headers.slice(first, length === -1 ? undefined : first + length).map(({ value }) => value.slice(0, FIELD));
}

/** Whether a field is from the server of this name or, for a name that begins with `*.`, from one under that domain. */
function isNamed(trusted: string, value: string): boolean {
  const server = serverOf(value);
  return trusted.startsWith('*.') ? server?.endsWith(trusted.slice(1)) === true : server === trusted;
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

function methodOf(results: readonly Result[], name: string): Result | undefined {
  return results.find(({ method }) => method === name);
}

function resultsOf(field: string): Result[] {
  const results: Result[] = [];
  const [server = '', ...parts] = withoutComments(field).split(';', MAX_RESULTS);
  let end = server.length;
  for (const part of parts) {
    const start = end + 1;
    end = start + part.length;
    const [, method, result] = METHOD.exec(part) ?? [];
    if (method === undefined || result === undefined) continue;
    const properties = new Map<string, string>();
    for (const [, name = '', value = ''] of part.matchAll(PROPERTY)) {
      const key = name.toLowerCase();
      if (!properties.has(key)) properties.set(key, value.replaceAll('"', ''));
    }
    results.push({
      method: method.toLowerCase(),
      outcome: meaningOf(result.toLowerCase()),
      properties,
      quote: field.slice(start, end).replace(/\s+/g, ' ').trim(),
    });
  }
  return results;
}

/** `bestguesspass`: no policy is published, but a default one would have passed. Errors are not failures. */
function meaningOf(result: string): Outcome {
  if (result === 'pass' || result === 'bestguesspass') return 'pass';
  return result === 'fail' || result === 'softfail' ? 'fail' : 'none';
}

function isAuthenticationResults(name: string): boolean {
  return name.toLowerCase() === 'authentication-results';
}

/** A name with an optional version (RFC 8601, section 2.2); Exchange begins with the first result instead. */
const SERVER = /^\s*([\w.-]{1,253})(?:\s+\d+)?\s*$/;

/** The server named in a field. */
function serverOf(value: string): string | undefined {
  const [server = '', ...parts] = withoutComments(value.slice(0, FIELD)).split(';', MAX_RESULTS);
  const name = SERVER.exec(server)?.[1]?.toLowerCase();
  // Exchange puts the recipient's domain before its results about outgoing email, and once more among them.
  return parts.some((part) => part.trim().toLowerCase() === name) ? undefined : name;
}

/** The server named in the topmost Authentication-Results: the receiving server, unless it writes none. */
export function topmostAuthservId({ headers = [] }: Pick<Email, 'headers'>): string | undefined {
  const field = headers.find(({ name }) => isAuthenticationResults(name));
  return field && serverOf(field.value);
}

/**
 * The field with its comments blanked out, and with everything in quoted strings replaced that could be taken for
 * grammar: senders choose both, even `; dmarc=pass`. Comments may be nested (RFC 5322, section 3.2.2). Offsets stay the
 * same.
 */
function withoutComments(field: string): string {
  let result = '';
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < field.length; at++) {
    const char = field[at] ?? '';
    if (char === '"' && depth === 0) quoted = !quoted;
    else if (char === '(' && !quoted) depth++;
    const isQuote = char === '"' && depth === 0;
    if (depth > 0) result += ' ';
    else result += quoted && !isQuote && !VALUE_CHARACTER.test(char) ? '_' : char;
    if (char === ')' && depth > 0) depth--;
    // An escaped character closes nothing.
    if (char === '\\' && (depth > 0 || quoted) && at + 1 < field.length) {
      result += depth > 0 ? ' ' : '_';
      at++;
    }
  }
  return result;
}
