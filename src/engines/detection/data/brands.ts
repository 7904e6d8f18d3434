import { ASIA_PACIFIC } from './brands/asia-pacific.ts';
import { CENTRAL_EUROPE } from './brands/central-europe.ts';
import { EAST_ASIA } from './brands/east-asia.ts';
import { EASTERN_EUROPE } from './brands/eastern-europe.ts';
import { LATIN_AMERICA } from './brands/latin-america.ts';
import { MIDDLE_EAST_AFRICA } from './brands/middle-east-africa.ts';
import { NORTH_AMERICA } from './brands/north-america.ts';
import { NORTHERN_EUROPE } from './brands/northern-europe.ts';
import { SOUTH_EAST_ASIA } from './brands/south-east-asia.ts';
import { SOUTHERN_EUROPE } from './brands/southern-europe.ts';
import { WESTERN_EUROPE } from './brands/western-europe.ts';
import { WORLDWIDE } from './brands/worldwide.ts';

/** A name that fraudulent emails imitate. */
export interface Brand {
  name: string;
  /** As written in text, in lower case. */
  aliases: readonly string[];
  /**
   * Domains of sites and senders, or only the first label if the brand owns it under most suffixes. A public suffix
   * such as `gov.uk` is an authority's: nobody else can register under it.
   */
  domains: readonly string[];
  /** An everyday word or a person's name: a mention alone says nothing. */
  ambiguous: boolean;
  /** Whether `domains` is the complete list of its domains, so that any other is somebody else's. */
  complete: boolean;
}

const REGIONS = [
  WORLDWIDE,
  NORTH_AMERICA,
  CENTRAL_EUROPE,
  WESTERN_EUROPE,
  SOUTHERN_EUROPE,
  NORTHERN_EUROPE,
  EASTERN_EUROPE,
  LATIN_AMERICA,
  ASIA_PACIFIC,
  EAST_ASIA,
  SOUTH_EAST_ASIA,
  MIDDLE_EAST_AFRICA,
];

const SIGN = / ([=+]) /;
const MARKS = /^[~!]{1,2}/;

/** If several brands share a domain (Outlook is Microsoft's), the first one owns it. */
export const BRANDS: readonly Brand[] = REGIONS.flatMap((region) => Object.values<string>(region).flatMap(brandsIn));

/**
 * Reads a table of lines `name + alias, alias : domain domain`. After `=` instead of `+` the name itself is not an
 * alias, because in a text it usually means something else. A domain without a dot is that label under any country
 * suffix (amazon.de, amazon.co.uk), and one that begins with a dot continues the name (`Monzo : .com` is monzo.com).
 * Before a name, `~` marks an everyday word and `!` a complete list of domains.
 */
function brandsIn(table: string): Brand[] {
  return table.trim().split('\n').map(brandOf);
}

function brandOf(line: string): Brand {
  const [head = '', domains = ''] = line.split(' : ');
  const [named = '', sign = '+', aliases = ''] = head.split(SIGN);
  const name = named.replace(MARKS, '');
  const marks = named.slice(0, named.length - name.length);
  return {
    name,
    aliases: [...(sign === '+' ? [name.toLowerCase()] : []), ...aliases.split(', ').filter((alias) => alias !== '')],
    domains: domains.split(' ').map((domain) => (domain.startsWith('.') ? labelOf(name) + domain : domain)),
    ambiguous: marks.includes('~'),
    complete: marks.includes('!'),
  };
}

function labelOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}
