import { ARC_SEALERS } from '../data/arc-sealers.ts';
import { isCut, type Result, resultsOf, serverOf } from './authentication-results.ts';
import { sameOrganisation } from './domains.ts';
import type { Header } from './receiving-server.ts';

/** Sets of fields in a chain; RFC 8617, section 4.2.1, allows 50. */
const MAX_INSTANCES = 50;
/** First in results; among the tags of a seal, anywhere (sections 4.1.1 and 4.1.3). */
const INSTANCE = /(?:^|;)\s*i\s*=\s*(\d{1,2})\s*(?:;|$)/;
const SEALER = /(?:^|;)\s*d\s*=\s*([\w.-]{1,253})/;
const CHAIN = /(?:^|;)\s*cv\s*=\s*(none|pass|fail)/i;

interface Seal {
  sealer: string;
  chain: string;
}

/** What a server found when it sealed an email (RFC 8617, section 4.1.1). */
interface Sealed {
  server: string;
  results: readonly Result[];
}

/**
 * What the first forwarder found, if the chain is complete and every sealer is trusted. A receiving server only
 * confirms that the seals are valid, and anyone can seal.
 * @param own domains of the reader's server and organization, whose seals count like those of the list
 */
export function firstSealedResults(headers: readonly Header[], own: readonly string[] = []): readonly Result[] | null {
  const seals = instancesOf(headers, 'arc-seal', sealOf);
  const sealed = instancesOf(headers, 'arc-authentication-results', sealedOf);
  const first = sealed.get(1);
  if (first === undefined || seals.size !== sealed.size) return null;
  for (let instance = 1; instance <= seals.size; instance++) {
    const seal = seals.get(instance);
    const server = sealed.get(instance)?.server;
    if (seal === undefined || server === undefined) return null;
    if (!ARC_SEALERS.has(seal.sealer) && !own.some((domain) => sameOrganisation(domain, seal.sealer))) return null;
    if (seal.chain !== (instance === 1 ? 'none' : 'pass') || !sameOrganisation(server, seal.sealer)) return null;
  }
  return first.results;
}

/** The results of the newest seal, if it is among these fields and this server made it. */
export function newestSealedResults(headers: readonly Header[], server: string): readonly Result[] {
  const sealed = instancesOf(headers, 'arc-authentication-results', sealedOf);
  const newest = sealed.get(Math.max(0, ...sealed.keys()));
  return newest?.server === server ? newest.results : [];
}

/** The fields of a name by their instance; none where two claim the same one, or where one is too long to be read. */
function instancesOf<T>(headers: readonly Header[], name: string, read: (value: string) => T | null): Map<number, T> {
  const found = new Map<number, T>();
  for (const field of headers) {
    if (field.name.toLowerCase() !== name) continue;
    if (isCut(field.value)) return new Map();
    const instance = Number(INSTANCE.exec(field.value)?.[1]);
    const result = read(field.value);
    if (!(instance >= 1) || instance > MAX_INSTANCES || result === null || found.has(instance)) return new Map();
    found.set(instance, result);
  }
  return found;
}

function sealOf(value: string): Seal | null {
  const sealer = SEALER.exec(value)?.[1]?.toLowerCase();
  const chain = CHAIN.exec(value)?.[1]?.toLowerCase();
  return sealer === undefined || chain === undefined ? null : { sealer, chain };
}

function sealedOf(value: string): Sealed | null {
  const field = value.slice(value.indexOf(';') + 1);
  const server = serverOf(field);
  return server === undefined ? null : { server, results: resultsOf(field) };
}
