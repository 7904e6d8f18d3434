import { domainOf, registrableDomain } from './domains.ts';
import type { Reading } from './parse.ts';

export type Outcome = 'pass' | 'fail' | 'none';

/** What a receiving server found out about the sender (RFC 8601). */
export interface Authentication {
  dmarc: Outcome;
  spf: Outcome;
  dkim: Outcome;
  /** What the server says about the domain in the From line; the whole field when it says nothing about that. */
  quote: string;
}

const METHOD = /\b(dmarc|spf|dkim)\s*=\s*([a-z]+)/gi;
const DMARC = /\bdmarc\s*=\s*[a-z][^;]*/i;
const HEADER_FIELD = 2_000;

/**
 * The result written by the server that may be believed. A sender can put such a field into a letter as well; those are
 * told apart only by the name in front (section 5), so without a trusted name there is no result.
 */
export function authenticationOf({
  letter: { headers },
  context: { authservId },
}: Pick<Reading, 'letter' | 'context'>): Authentication | null {
  if (authservId === undefined) return null;
  const field = headers?.find(
    ({ name, value }) =>
      name.toLowerCase() === 'authentication-results' &&
      value.trim().split(/[\s;]/, 1)[0]?.toLowerCase() === authservId.toLowerCase(),
  );
  if (!field) return null;
  const value = field.value.slice(0, HEADER_FIELD);
  const results = new Map<string, Outcome>();
  for (const [, method = '', result = ''] of value.matchAll(METHOD)) {
    const key = method.toLowerCase();
    const outcome = outcomeOf(result.toLowerCase());
    // Of several DKIM signatures one that passes is enough (RFC 6376, section 4.2).
    if (results.get(key) !== 'pass') results.set(key, outcome);
  }
  const of = (method: string) => results.get(method) ?? 'none';
  return { dmarc: of('dmarc'), spf: of('spf'), dkim: of('dkim'), quote: DMARC.exec(value)?.[0].trimEnd() ?? value };
}

function outcomeOf(value: string): Outcome {
  if (value === 'pass' || value === 'bestguesspass') return 'pass';
  return value === 'fail' || value === 'softfail' || value === 'permerror' ? 'fail' : 'none';
}

/** Whether two addresses or hosts belong to one registered domain. */
export function sameOrganisation(a: string, b: string): boolean {
  const first = domainOf(a);
  const second = domainOf(b);
  return (registrableDomain(first) ?? first) === (registrableDomain(second) ?? second);
}
