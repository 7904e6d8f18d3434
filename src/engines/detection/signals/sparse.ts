import type { Evidence } from '../analysis.ts';
import { hasSuspiciousTld, isFreeHost, isShortener, sameOrganisation } from '../parse/domains.ts';
import type { Link } from '../parse/links.ts';
import type { Reading } from '../parse/parse.ts';
import { hasWebLink, SILENT, type SignalRule, said } from './signal.ts';
import { tellingLinks } from './significant-links.ts';

/** A letter of fewer words says hardly anything beside its link. */
const FEW_WORDS = 60;

/** Letters that say little: in them what there is weighs more. */
export const SCANT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'little-but-borrowed-link',
    group: 'link',
    tier: 'soft',
    title: 'Little more than a link that hides whose it is',
    sentence: 'It says little, and its link leads to an address that anybody can have and that names nobody.',
    check: (reading) => ifScant(reading, (scant) => tellingLinks(scant, (link) => isBorrowed(link, scant))),
  },
  {
    id: 'little-but-removal-line',
    group: 'pressure',
    tier: 'soft',
    title: 'Little more than the line of mass mail',
    sentence: 'It says hardly more than how to be removed from a list, as mass mail does whose words are in a picture.',
    check: (reading) => ifScant(reading, (scant) => said(scant, 'removal-line')),
  },
];

function ifScant(reading: Reading, check: (reading: Reading) => Evidence[]): Evidence[] {
  return reading.words.length < FEW_WORDS && hasWebLink(reading) ? check(reading) : SILENT;
}

function isBorrowed({ host }: Link, { letter: { from } }: Reading): boolean {
  if (host === '' || (from && sameOrganisation(from.address, host))) return false;
  return isShortener(host) || isFreeHost(host) || hasSuspiciousTld(host);
}
