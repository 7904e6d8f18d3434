import { expect, test } from 'vitest';
import type { ScanAnswer } from '../../../../src/features/scans/contract.ts';
import { type StixObject, stixBundle } from '../../../../src/features/scans/stix/bundle.server.ts';
import { uuidV5 } from '../../../../src/features/scans/stix/uuid-v5.server.ts';

const SITE = 'https://letterlock.example';

function scanOf(changes: Partial<ScanAnswer> = {}): ScanAnswer {
  const signal = { group: 'link', tier: 'hard', weight: 2, title: '', sentence: '' } as const;
  const signals = [
    {
      ...{ ...signal, id: 'link' },
      evidence: [{ quote: 'Log in', where: 'link', href: "https://login.example/o'brien" }],
    },
    { ...signal, id: 'file', group: 'attachment', evidence: [{ quote: 'invoice.pdf.exe', where: 'attachment' }] },
    { ...signal, id: 'words', evidence: [{ quote: 'Shell "calc"', where: 'attachment' }] },
    {
      ...{ ...signal, id: 'sender-inside' },
      evidence: [{ quote: 'ada@elm.example', where: 'attachment', around: { before: '', after: '' } }],
    },
    {
      ...{ ...signal, id: 'known', tier: 'mitigating', weight: -1 },
      evidence: [{ quote: 'Help', where: 'link', href: 'https://honest.example/' }],
    },
  ];
  return {
    ...{ id: 'scan-1', arrivedAt: '2026-11-28T10:00:00.000Z', scannedAt: '2026-11-28T10:00:05.000Z' },
    ...{ sender: { name: 'Bill', address: 'bill@paypa1.example' }, subject: 'Invoice', severity: 'Critical' },
    ...{ category: 'phishing', kind: 'credential-phishing', verdict: 'dangerous', confidence: 97 },
    ...{ firstContact: true, reason: null, mark: null, engineVersion: '1', outdated: false },
    analysis: { conclusion: 'This email leads to a fake page.', response: 'Do not log in.', signals },
    ...changes,
  } as unknown as ScanAnswer;
}

const of = (objects: StixObject[], type: string) => objects.filter((object) => object.type === type);

test('a UUID of a name is the one of RFC 9562', () => {
  expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});

test('has what the findings rest on, and nothing that reassures', () => {
  const { objects } = stixBundle(scanOf(), SITE);
  expect(of(objects, 'email-addr')).toMatchObject([{ value: 'bill@paypa1.example' }]);
  expect(of(objects, 'domain-name')).toMatchObject([{ value: 'paypa1.example' }]);
  expect(of(objects, 'url')).toMatchObject([{ value: "https://login.example/o'brien" }]);
  expect(of(objects, 'file')).toMatchObject([{ name: 'invoice.pdf.exe' }]);
});

test('the indicator looks for the address and the links, not for the whole domain', () => {
  const [indicator] = of(stixBundle(scanOf(), SITE).objects, 'indicator');
  expect(indicator).toMatchObject({
    pattern: "[email-addr:value = 'bill@paypa1.example'] OR [url:value = 'https://login.example/o\\'brien']",
    ...{ pattern_type: 'stix', valid_from: '2026-11-28T10:00:00.000Z', confidence: 97 },
  });
});

test('the report refers to all that is there, and to the scan', () => {
  const { objects } = stixBundle(scanOf(), SITE);
  const [report] = of(objects, 'report');
  expect(report?.object_refs).toEqual(objects.filter((object) => object !== report).map(({ id }) => id));
  expect(report?.external_references).toMatchObject([{ url: `${SITE}/dashboard?view=scans&scan=scan-1` }]);
});

test('the same scan has the same ids, and an observable has those of all producers', () => {
  const bundle = stixBundle(scanOf(), SITE);
  expect(stixBundle(scanOf(), SITE)).toEqual(bundle);
  const elsewhere = stixBundle(scanOf({ id: 'scan-2' }), 'https://other.example');
  const idsOf = ({ objects }: typeof bundle, type: string) => of(objects, type).map(({ id }) => id);
  expect(idsOf(elsewhere, 'url')).toEqual(idsOf(bundle, 'url'));
  expect(idsOf(elsewhere, 'report')).not.toEqual(idsOf(bundle, 'report'));
  const later = stixBundle(scanOf({ id: 'scan-2', scannedAt: '2026-11-29T10:00:00.000Z' }), SITE);
  expect(of(later.objects, 'identity')).toEqual(of(bundle.objects, 'identity'));
  for (const { id, type } of bundle.objects) {
    expect(id).toMatch(new RegExp(`^${type}--[\\da-f]{8}-[\\da-f]{4}-5[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$`));
  }
});

test('an observable’s id is the one in the specification (errata 01)', () => {
  const { objects } = stixBundle(scanOf({ sender: { name: '', address: 'a@example.com' } }), SITE);
  expect(of(objects, 'domain-name')).toMatchObject([{ id: 'domain-name--bedb4899-d24b-5401-bc86-8f6b4cc18ec7' }]);
});

test('an email that looks honest gets a report, and no indicator', () => {
  const { objects } = stixBundle(scanOf({ verdict: 'safe', severity: 'None' }), SITE);
  expect(of(objects, 'indicator')).toEqual([]);
  expect(of(objects, 'report')).toHaveLength(1);
});
