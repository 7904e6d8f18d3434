import { keyOf } from './key-list.ts';
import { brandWithDomain } from './parse/brand-hosts.ts';

const RULE = /^(?:!|\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}$/;

/**
 * The key of a Public Suffix List rule, in lower case and Punycode. Null if it is not a rule, or for a well-known
 * company's own domain: the company writes from there itself, and its customers' names are in a table.
 */
export function suffixKey(rule: string): number | null {
  return RULE.test(rule) && !brandWithDomain(rule.replace(/^\*\./, '')) ? keyOf(rule) : null;
}
