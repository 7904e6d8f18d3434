import type { Email } from '../email.ts';
import { domainOf, sameOrganisation } from './domains.ts';
import type { Received } from './parsed-email.ts';

export type Outcome = 'pass' | 'fail' | 'none';

/** What a receiving server found out about the sender (RFC 8601). */
export interface Authentication {
  /**
   * Whether the domain in the From line is confirmed: by DMARC, or, where its owner publishes no policy, by a DKIM or SPF
   * result aligned with it. `fail` only when the server says so.
   */
  dmarc: Outcome;
  /** Whether those who passed the email on have signed what they received (RFC 8617). */
  arc: Outcome;
  /** Domains with a DKIM signature that holds. */
  signedBy: readonly string[];
  /** Each result of a check of the sender that the server wrote down, in its order. */
  results: readonly { method: string; outcome: Outcome; domain: string }[];
  /** What the server says about the domain in the From line; the whole field when it says nothing about that. */
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
/** What a quoted string may hold and still be read as a value; all else in it would be taken for the field's grammar. */
const VALUE_CHARACTER = /[\w.@+-]/;

/**
 * The results written by the server that may be believed. A sender can put such a field into an email as well; those are
 * told apart only by the name in front (section 5), so without a trusted name there is no result.
 */
export function authenticationOf(parsed: Received): Authentication | null {
  const known = read.get(parsed);
  if (known !== undefined) return known;
  const result = readAuthentication(parsed);
  read.set(parsed, result);
  return result;
}

/** What the server says where it confirms the domain in the From line; what speaks for an email counts only then. */
export function confirmed(parsed: Received): Authentication | null {
  const result = authenticationOf(parsed);
  return result?.dmarc === 'pass' ? result : null;
}

/** A dozen signals ask for the same email's. */
const read = new WeakMap<Received, Authentication | null>();

function readAuthentication({ email, context: { authservId } }: Received): Authentication | null {
  if (authservId === undefined) return null;
  const fields = newestRun(email.headers ?? [], authservId.toLowerCase());
  const read = fields.map(resultsOf);
  // Some servers write what says nothing about the sender into fields of their own, above the one that does.
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

/** Whether a field says whether the sender is who the email names. */
function checksSender(results: readonly Result[]): boolean {
  return results.some(({ method }) => method === 'dmarc' || method === 'dkim' || method === 'spf');
}

/** The property that names whom a method's result is about (RFC 8601, section 2.7). */
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

/** What the server says, if it speaks of the From line that a reader sees; an email may have several. */
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
 * The newest of the server's fields, and those that stand right behind it. A field further down, below what other servers
 * added, was in the email when it came.
 */
function newestRun(headers: readonly Header[], trusted: string): string[] {
  const first = headers.findIndex(({ name, value }) => isAuthenticationResults(name) && isNamed(trusted, value));
  // Of many servers under one domain, the one that wrote the newest field has written the others.
  const server = serverOf(headers[first]?.value ?? '');
  if (server === undefined) return [];
  const isServers = ({ name, value }: Header) => isAuthenticationResults(name) && serverOf(value) === server;
  const length = headers.slice(first).findIndex((header) => !isServers(header));
  return headers.slice(first, length === -1 ? undefined : first + length).map(({ value }) => value.slice(0, FIELD));
}

/** Whether a field is by the server of this name, or, where the name begins with `*.`, by one under that domain. */
function isNamed(trusted: string, value: string): boolean {
  const server = serverOf(value);
  return trusted.startsWith('*.') ? server?.endsWith(trusted.slice(1)) === true : server === trusted;
}

/**
 * The newest field's results, and of a server that writes a field for each method the newest of each. The email may have
 * come with a field that looks the same, so what the further ones say in its favour needs the newest to confirm it.
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

/** `bestguesspass`: no policy is published, and one would have been met. An error is nobody's failure. */
function meaningOf(result: string): Outcome {
  if (result === 'pass' || result === 'bestguesspass') return 'pass';
  return result === 'fail' || result === 'softfail' ? 'fail' : 'none';
}

function isAuthenticationResults(name: string): boolean {
  return name.toLowerCase() === 'authentication-results';
}

/** A name, and the version where one is given (RFC 8601, section 2.2); Exchange begins with the first result instead. */
const SERVER = /^\s*([\w.-]{1,253})(?:\s+\d+)?\s*$/;

/** Who wrote a field, where it says so. */
function serverOf(value: string): string | undefined {
  const [server = '', ...parts] = withoutComments(value.slice(0, FIELD)).split(';', MAX_RESULTS);
  const name = SERVER.exec(server)?.[1]?.toLowerCase();
  // Exchange puts the recipient's domain in front of what it found out about mail on its way out, and once more among it.
  return parts.some((part) => part.trim().toLowerCase() === name) ? undefined : name;
}

/** Who wrote the topmost Authentication-Results, where the field says so: the receiving server, unless it writes none. */
export function topmostAuthservId({ headers = [] }: Pick<Email, 'headers'>): string | undefined {
  const field = headers.find(({ name }) => isAuthenticationResults(name));
  return field && serverOf(field.value);
}

/**
 * The field with its comments blanked out, and in its quoted strings all that could be taken for grammar: senders choose
 * what stands in either, `; dmarc=pass` too. Comments may be nested (RFC 5322, section 3.2.2); no character moves.
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
    // What follows a backslash closes nothing.
    if (char === '\\' && (depth > 0 || quoted) && at + 1 < field.length) {
      result += depth > 0 ? ' ' : '_';
      at++;
    }
  }
  return result;
}
