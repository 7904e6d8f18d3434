import { site } from '../../../content/site.ts';
import type { ScanAnswer } from '../contract.ts';
import { uuidV5 } from './uuid-v5.server.ts';

/** STIX 2.1: https://docs.oasis-open.org/cti/stix/v2.1/os/stix-v2.1-os.html */
export interface StixBundle {
  type: 'bundle';
  id: string;
  objects: StixObject[];
}

export interface StixObject {
  type: string;
  spec_version: '2.1';
  id: string;
  [property: string]: unknown;
}

/** Of observables (section 2.9): every producer gives the same thing the same id. */
const OBSERVABLES = '00abedb4-aa42-466c-9c01-fed23315a9b7';
/** Of URLs (RFC 9562, section 6.6). */
const URLS = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';
const MAX_LINKS = 20;
/** Every bundle has the same identity, and an object with an id must keep its creation time (section 3.2). */
const SINCE = '2026-01-01T00:00:00.000Z';
/** File names of findings; other quotes of attachments are words. */
const FILE_NAME = /^[^\\/:*?"<>|\p{Cc}]{1,200}\.[a-z\d]{1,10}$/iu;

/** Findings about an address that isn't the attacker's own: forged, used by somebody else, or a service's. */
const OF_VICTIMS: ReadonlySet<string> = new Set([
  'sender-not-authenticated',
  'known-domain-forged',
  'own-domain-forged',
  'forged-or-passed-on',
  'sender-check-failed-elsewhere',
  'trusted-domain-failed-elsewhere',
  'mailbox-address-forged',
  'own-domain-from-outside',
  'known-sender-links-elsewhere',
  'known-since',
  'written-to-sender',
  'answers-in-thread',
  'written-by-platform-user',
]);

/** The parts of a scan that don't reveal who received the email. */
export interface Shown {
  conclusion: string;
  description: string;
  links: { href: string; isWhole: boolean }[];
  files: string[];
  sender: { domain?: string; address?: string };
}

/** A threat platform's input: what was seen, what to look for, and our report on it. */
export function stixBundle(scan: ScanAnswer, shown: Shown, siteUrl: string): StixBundle {
  const at = scan.scannedAt;
  const url = `${siteUrl}/dashboard?${new URLSearchParams({ view: 'scans', scan: scan.id })}`;
  const own = (type: string, name: string) => `${type}--${uuidV5(uuidV5(URLS, siteUrl), `${type} ${name}`)}`;
  const dated = { spec_version: '2.1' as const, created: at, modified: at };
  const author = own('identity', 'author');
  const identity = {
    ...{ type: 'identity', id: author, ...dated, created: SINCE, modified: SINCE },
    ...{ name: site.name, identity_class: 'system' },
  };
  const { address, domain } = shown.sender;
  const sender = address === undefined ? [] : [observable('email-addr', 'value', address)];
  const domains = domain === undefined ? [] : [observable('domain-name', 'value', domain)];
  const links = shown.links.map(({ href }) => observable('url', 'value', href));
  const files = shown.files.map((name) => observable('file', 'name', name));
  // Two links can be the same once they are cut.
  const observables = [...new Map([...sender, ...domains, ...links, ...files].map((one) => [one.id, one])).values()];
  const isHarmful = scan.verdict === 'suspicious' || scan.verdict === 'dangerous';
  const isVictims = scan.analysis.signals.some(({ id }) => OF_VICTIMS.has(id));
  // A sender's domain alone may be a provider that millions use, and a link that was cut may lead to an honest page.
  const wanted = [...(isVictims ? [] : sender), ...links.filter((_, at) => shown.links[at]?.isWhole)];
  const patterns = isHarmful ? [...new Set(wanted.map(patternOf))] : [];
  const indicators =
    patterns.length === 0
      ? []
      : [
          {
            ...{ type: 'indicator', id: own('indicator', `${scan.id} ${at}`), ...dated, created_by_ref: author },
            ...{ name: shown.conclusion, indicator_types: ['malicious-activity'], confidence: scan.confidence },
            ...{ pattern: patterns.join(' OR '), pattern_type: 'stix', valid_from: scan.arrivedAt },
          },
        ];
  const report = {
    ...{ type: 'report', id: own('report', `${scan.id} ${at}`), ...dated, created_by_ref: author },
    ...{ name: shown.conclusion, description: shown.description, published: at },
    report_types: [isHarmful ? 'threat-report' : 'observed-data'],
    labels: [...new Set([scan.category, scan.kind, `severity: ${scan.severity.toLowerCase()}`])],
    confidence: scan.confidence,
    object_refs: [author, ...[...indicators, ...observables].map(({ id }) => id)],
    external_references: [{ source_name: site.name, url, external_id: scan.id }],
  };
  const bundle = `bundle--${uuidV5(uuidV5(URLS, siteUrl), `bundle ${scan.id} ${at}`)}`;
  return { type: 'bundle', id: bundle, objects: [identity, report, ...indicators, ...observables] };
}

/** The links and files that the findings rest on. */
export function observedIn({ analysis }: Pick<ScanAnswer, 'analysis'>): { links: string[]; files: string[] } {
  const counted = analysis.signals.filter(({ weight, tier }) => weight > 0 && (tier === 'hard' || tier === 'soft'));
  const evidence = counted.flatMap((signal) => signal.evidence);
  const links = new Set(
    evidence.flatMap(({ href = '' }) => (/^https?:/i.test(href) && URL.canParse(href) ? [href] : [])),
  );
  // A quote with words around it is from a file or an attached email, and is not a file name.
  const names = evidence.filter(
    ({ where, href, around }) => where === 'attachment' && href === undefined && around === undefined,
  );
  const files = new Set(names.map(({ quote }) => quote).filter((quote) => FILE_NAME.test(quote)));
  return { links: [...links].slice(0, MAX_LINKS), files: [...files] };
}

interface Observable extends StixObject {
  type: 'email-addr' | 'domain-name' | 'url' | 'file';
}

/** Its id comes from its only contributing property as canonical JSON (RFC 8785). */
function observable(type: Observable['type'], property: 'value' | 'name', text: string): Observable {
  const id = `${type}--${uuidV5(OBSERVABLES, JSON.stringify({ [property]: text }))}`;
  return { type, spec_version: '2.1', id, [property]: text };
}

function patternOf({ type, value }: Observable): string {
  return `[${type}:value = '${String(value).replace(/['\\]/g, '\\$&')}']`;
}
