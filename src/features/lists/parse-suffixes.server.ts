import { domainToASCII } from 'node:url';
import { suffixKey } from '../../engines/detection/index.ts';
import { linesOf, sortedKeys } from './list-lines.server.ts';
import { UnusableList } from './unusable-list.ts';

/** The list had 10,000 rules in 2026. */
const MAX_RULES = 100_000;
const SECTION = /^\/\/ ===(BEGIN|END) ([A-Z]+) DOMAINS===$/;

/**
 * The rules of a list in publicsuffix.org's format; without its sections, it is the operator's own list.
 * @throws UnusableList if a line is not a rule, or a section has no end
 */
export async function keysOfSuffixes(bytes: Uint8Array): Promise<Float64Array> {
  const keys = new Set<number>();
  let section: string | undefined;
  for await (const line of linesOf(bytes)) {
    if (line === null) throw new UnusableList('it has a line that is no rule');
    const [, edge, name] = SECTION.exec(line) ?? [];
    if (edge !== undefined) section = edge === 'BEGIN' ? name : undefined;
    if (line === '' || line.startsWith('//')) continue;
    // A rule ends at the first white space.
    const rule = inAscii(line.split(/\s/, 1)[0] ?? '');
    if (rule === null) throw new UnusableList(`“${line.slice(0, 40)}” is no rule`);
    const key = suffixKey(rule);
    if (key !== null) keys.add(key);
    if (keys.size > MAX_RULES) throw new UnusableList('it has more than 100,000 rules');
  }
  if (section !== undefined) throw new UnusableList('it ends before its end');
  if (keys.size === 0) throw new UnusableList('it has no rules');
  return sortedKeys(keys);
}

const RULE = /^(!|\*\.)?([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*)$/u;

/** In lower case and Punycode, as hosts in links are. */
function inAscii(rule: string): string | null {
  const [, prefix = '', name = ''] = RULE.exec(rule) ?? [];
  const ascii = domainToASCII(name);
  return ascii === '' ? null : `${prefix}${ascii}`;
}
