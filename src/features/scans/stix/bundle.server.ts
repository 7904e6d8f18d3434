import { domainToASCII } from 'node:url';
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
const MOST_LINKS = 20;
/** Every bundle has the same identity, and an object with an id must keep its creation time (section 3.2). */
const SINCE = '2026-01-01T00:00:00.000Z';
/** File names of findings; other quotes of attachments are words. */
const FILE_NAME = /^[^\\/:*?"<>|\p{Cc}]{1,200}\.[a-z\d]{1,10}$/iu;

/** A threat platform's input: what was seen, what to look for, and our report on it. */
export function stixBundle(scan: ScanAnswer, siteUrl: string): StixBundle {
  const at = scan.scannedAt;
  const url = `${siteUrl}/dashboard?${new URLSearchParams({ view: 'scans', scan: scan.id })}`;
  const own = (type: string, name: string) => `${type}--${uuidV5(uuidV5(URLS, siteUrl), `${type} ${name}`)}`;
  const dated = { spec_version: '2.1' as const, created: at, modified: at };
  const author = own('identity', 'author');
  const identity = {
    ...{ type: 'identity', id: author, ...dated, created: SINCE, modified: SINCE },
    ...{ name: site.name, identity_class: 'system' },
  };
  const { sender, domains, links, files } = observablesOf(scan);
  const observables = [...sender, ...domains, ...links, ...files];
  const isHarmful = scan.verdict === 'suspicious' || scan.verdict === 'dangerous';
  // A sender's domain alone may be a provider that millions use.
  const patterns = isHarmful ? [...sender, ...links].map(patternOf) : [];
  const indicators =
    patterns.length === 0
      ? []
      : [
          {
            ...{ type: 'indicator', id: own('indicator', `${scan.id} ${at}`), ...dated, created_by_ref: author },
            ...{ name: scan.analysis.conclusion, indicator_types: ['malicious-activity'], confidence: scan.confidence },
            ...{ pattern: patterns.join(' OR '), pattern_type: 'stix', valid_from: scan.arrivedAt },
          },
        ];
  const report = {
    ...{ type: 'report', id: own('report', `${scan.id} ${at}`), ...dated, created_by_ref: author },
    ...{ name: scan.analysis.conclusion, description: scan.analysis.response, published: at },
    report_types: [isHarmful ? 'threat-report' : 'observed-data'],
    labels: [scan.category, scan.kind, `severity: ${scan.severity.toLowerCase()}`],
    confidence: scan.confidence,
    object_refs: [author, ...[...indicators, ...observables].map(({ id }) => id)],
    external_references: [{ source_name: site.name, url, external_id: scan.id }],
  };
  const bundle = `bundle--${uuidV5(uuidV5(URLS, siteUrl), `bundle ${scan.id} ${at}`)}`;
  return { type: 'bundle', id: bundle, objects: [identity, report, ...indicators, ...observables] };
}

function observablesOf({ sender: { address }, analysis }: ScanAnswer) {
  const counted = analysis.signals.filter(({ weight, tier }) => weight > 0 && (tier === 'hard' || tier === 'soft'));
  const evidence = counted.flatMap((signal) => signal.evidence);
  const hrefs = new Set(evidence.flatMap(({ href = '' }) => (/^https?:/i.test(href) ? [href] : [])));
  // A quote with words around it is from a file or an attached email, and is not a file name.
  const names = evidence.filter(
    ({ where, href, around }) => where === 'attachment' && href === undefined && around === undefined,
  );
  const files = new Set(names.map(({ quote }) => quote).filter((quote) => FILE_NAME.test(quote)));
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  const isAddress = address.includes('@') && domain !== '';
  return {
    sender: isAddress ? [observable('email-addr', 'value', address)] : [],
    domains: isAddress ? [observable('domain-name', 'value', domain)] : [],
    links: [...hrefs].slice(0, MOST_LINKS).map((href) => observable('url', 'value', href)),
    files: [...files].map((name) => observable('file', 'name', name)),
  };
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
