import { keyOf } from './key-list.ts';
import { brandWithDomain } from './parse/brand-hosts.ts';

const RULE = /^(?:!|\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}$/;

/**
 * What a rule of the Public Suffix List is kept as, in lower case and Punycode. Null for what is no rule, and for a
 * well-known company's own domain: it writes from there itself, and its customers' names are in a table.
 */
export function suffixKey(rule: string): number | null {
  return RULE.test(rule) && !brandWithDomain(rule.replace(/^\*\./, '')) ? keyOf(rule) : null;
}
