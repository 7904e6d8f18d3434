import { ASIA_PACIFIC_AFRICA } from './brands/asia-pacific-africa.ts';
import { CENTRAL_EUROPE } from './brands/central-europe.ts';
import { LATIN_AMERICA } from './brands/latin-america.ts';
import { NORTH_AMERICA } from './brands/north-america.ts';
import { NORTHERN_EUROPE } from './brands/northern-europe.ts';
import { SOUTHERN_EUROPE } from './brands/southern-europe.ts';
import { WESTERN_EUROPE } from './brands/western-europe.ts';
import { WORLDWIDE } from './brands/worldwide.ts';

/** A name that fraudulent emails imitate. */
export interface Brand {
  name: string;
  /** As written in text: lower case, no accents. */
  aliases: readonly string[];
  /** Domains of sites and senders, or only the first label where the brand owns it under most suffixes. */
  domains: readonly string[];
  /** An everyday word or a person's name: a mention alone says nothing. */
  ambiguous: boolean;
}

/** Of several brands with one domain (Outlook is Microsoft's), the first owns it. */
export const BRANDS: readonly Brand[] = [
  WORLDWIDE,
  NORTH_AMERICA,
  CENTRAL_EUROPE,
  WESTERN_EUROPE,
  SOUTHERN_EUROPE,
  NORTHERN_EUROPE,
  LATIN_AMERICA,
  ASIA_PACIFIC_AFRICA,
].flatMap((region) => Object.values<string>(region).flatMap(brandsIn));

/**
 * Reads a table of lines `name = alias, alias : domain domain`. A domain without a dot is that label under any country
 * suffix (amazon.de, amazon.co.uk). A leading `~` marks an everyday word.
 */
function brandsIn(table: string): Brand[] {
  return table.trim().split('\n').map(brandOf);
}

function brandOf(line: string): Brand {
  const [head = '', domains = ''] = line.split(' : ');
  const [marked = '', aliases] = head.split(' = ');
  const ambiguous = marked.startsWith('~');
  const name = ambiguous ? marked.slice(1) : marked;
  return {
    name,
    aliases: (aliases ?? name.toLowerCase()).split(', '),
    domains: domains.split(' '),
    ambiguous,
  };
}
