/** The grammar of Authentication-Results (RFC 8601) and of Exchange's variant. */
export type Outcome = 'pass' | 'fail' | 'none';

/** What a domain's owner asks servers to do with email that fails DMARC (RFC 7489, section 6.3). */
export type Policy = 'none' | 'quarantine' | 'reject';

/** One `method=result` with its properties, such as `header.d`. */
export interface Result {
  method: string;
  outcome: Outcome;
  /** As the server wrote it: `softfail`, for example. */
  word: string;
  properties: ReadonlyMap<string, string>;
  /** Exchange's code for the reason behind `compauth`. */
  reason: string;
  quote: string;
}

/**
 * Characters of a field that are read. Servers list a result for each signature, and a sender chooses how many there are:
 * 25 of Gmail's take 2,400.
 */
export const FIELD = 16_384;
const METHOD = /^\s*([a-z][a-z0-9-]*)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i;
const PROPERTY = /\b((?:header|smtp|policy|body)\.[a-z-]+)\s*=\s*([^\s;]+)/gi;
const REASON = /\breason\s*=\s*"?(\d{3})\b/i;
/** Allowed in the value of a quoted string; anything else could be taken for the field's grammar. */
const VALUE_CHARACTER = /[\w.@+-]/;
const NAMES = new Set(['authentication-results', 'x-ms-exchange-authentication-results']);

/** Whether a header field is one of them; Exchange has its own field for email that comes through a gateway. */
export function isAuthenticationResults(name: string): boolean {
  return NAMES.has(name.toLowerCase());
}

/** Whether the end of a field isn't read: it may say anything. */
export function isCut(field: string): boolean {
  return field.length > FIELD;
}

/** The results of a field; Exchange puts the first one where others have the server's name. */
export function resultsOf(field: string): Result[] {
  const results: Result[] = [];
  let start = 0;
  for (const part of withoutComments(field.slice(0, FIELD)).split(';')) {
    const end = start + part.length;
    const [, method, word] = METHOD.exec(part) ?? [];
    if (method !== undefined && word !== undefined) {
      results.push({
        method: method.toLowerCase(),
        outcome: meaningOf(word.toLowerCase()),
        word: word.toLowerCase(),
        properties: propertiesOf(part),
        reason: REASON.exec(part)?.[1] ?? '',
        quote: field.slice(start, end).replace(/\s+/g, ' ').trim(),
      });
    }
    start = end + 1;
  }
  return results;
}

function propertiesOf(part: string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const [, name = '', value = ''] of part.matchAll(PROPERTY)) {
    const key = name.toLowerCase();
    // Zoho writes addresses in angle brackets.
    if (!properties.has(key)) properties.set(key, value.replaceAll(/["<>]/g, ''));
  }
  return properties;
}

/** `bestguesspass`: no policy is published, but a default one would have passed. Errors are not failures. */
function meaningOf(word: string): Outcome {
  if (word === 'pass' || word === 'bestguesspass') return 'pass';
  return word === 'fail' || word === 'softfail' ? 'fail' : 'none';
}

/** `p=` in comments of Gmail, Yahoo and OpenDMARC, `policy=` of Rspamd, `published-domain-policy=` of Fastmail. */
const PUBLISHED = /(?:^|[\s(;,.])(?:p|policy|published-domain-policy)=(none|quarantine|reject)\b/i;
/** What Exchange does about it; `oreject`: it overrides the owner's wish to reject. */
const ACTION = /\baction=o?(quarantine|reject)\b/i;

/** The policy that a server found for the domain in the From line, if it says so. */
export function policyOf(quote: string): Policy | undefined {
  const [, policy] = PUBLISHED.exec(quote) ?? ACTION.exec(quote) ?? [];
  return policy?.toLowerCase() as Policy | undefined;
}

/** A name with an optional version (RFC 8601, section 2.2); Exchange begins with the first result instead. */
const SERVER = /^\s*([\w.-]{1,253})(?:\s+\d+)?\s*$/;

/** The server named in a field. */
export function serverOf(value: string): string | undefined {
  const [server = '', ...parts] = withoutComments(value.slice(0, FIELD)).split(';');
  const name = SERVER.exec(server)?.[1]?.toLowerCase();
  // Exchange puts the recipient's domain before its results about outgoing email, and again among them.
  return parts.some((part) => part.trim().toLowerCase() === name) ? undefined : name;
}

/** Whether a field begins with a check of the sender, as those of Exchange do. */
export function isNameless(value: string): boolean {
  const method = METHOD.exec(withoutComments(value.slice(0, FIELD)))?.[1]?.toLowerCase();
  return method === 'spf' || method === 'dkim' || method === 'dmarc';
}

/**
 * The field with its comments blanked out, and with everything in quoted strings replaced that could be taken for
 * grammar: senders choose both, even `; dmarc=pass`. Comments may be nested (RFC 5322, section 3.2.2). Offsets stay the
 * same.
 */
export function withoutComments(field: string): string {
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
    // An escaped character doesn't close anything.
    if (char === '\\' && (depth > 0 || quoted) && at + 1 < field.length) {
      result += depth > 0 ? ' ' : '_';
      at++;
    }
  }
  return result;
}
