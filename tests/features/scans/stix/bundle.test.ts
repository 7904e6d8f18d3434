import { expect, test } from 'vitest';
import type { ScanAnswer } from '../../../../src/features/scans/contract.ts';
import { type StixObject, stixBundle } from '../../../../src/features/scans/stix/bundle.server.ts';
import { withoutRecipient } from '../../../../src/features/scans/stix/recipient.server.ts';
import { uuidV5 } from '../../../../src/features/scans/stix/uuid-v5.server.ts';
import { isFailure } from '../../../../src/server/failure.ts';

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

const OWNER = { userId: 'user-1', addresses: ['maren.vogel@northwind.example'] };

async function bundleOf(changes: Partial<ScanAnswer> = {}, siteUrl = SITE, owner = OWNER) {
  const scan = scanOf(changes);
  const shown = await withoutRecipient({}, scan, owner);
  if (isFailure(shown)) throw new Error(shown.message);
  return stixBundle(scan, shown, siteUrl);
}

/** With only these findings, all of weight. */
function analysisOf(...signals: { id: string; href?: string; quote?: string; where?: string }[]) {
  const full = signals.map(({ id, quote = 'Log in', where = 'link', ...rest }) => ({
    ...{ id, group: 'link', tier: 'hard', weight: 2, title: '', sentence: '' },
    evidence: [{ quote, where, ...rest }],
  }));
  const analysis = { conclusion: '', response: '', signals: full };
  return { analysis } as unknown as Partial<ScanAnswer>;
}

const of = (objects: StixObject[], type: string) => objects.filter((object) => object.type === type);

test('a UUID of a name is the one of RFC 9562', () => {
  expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});

test('has what the findings rest on, and nothing that reassures', async () => {
  const { objects } = await bundleOf();
  expect(of(objects, 'email-addr')).toMatchObject([{ value: 'bill@paypa1.example' }]);
  expect(of(objects, 'domain-name')).toMatchObject([{ value: 'paypa1.example' }]);
  expect(of(objects, 'url')).toMatchObject([{ value: "https://login.example/o'brien" }]);
  expect(of(objects, 'file')).toMatchObject([{ name: 'invoice.pdf.exe' }]);
});

test('the indicator looks for the address and the links, not for the whole domain', async () => {
  const [indicator] = of((await bundleOf()).objects, 'indicator');
  expect(indicator).toMatchObject({
    pattern: "[email-addr:value = 'bill@paypa1.example'] OR [url:value = 'https://login.example/o\\'brien']",
    ...{ pattern_type: 'stix', valid_from: '2026-11-28T10:00:00.000Z', confidence: 97 },
  });
});

test('the report refers to all that is there, and to the scan', async () => {
  const { objects } = await bundleOf();
  const [report] = of(objects, 'report');
  expect(report?.object_refs).toEqual(objects.filter((object) => object !== report).map(({ id }) => id));
  expect(report?.external_references).toMatchObject([{ url: `${SITE}/dashboard?view=scans&scan=scan-1` }]);
});

test('the same scan has the same ids, and an observable has those of all producers', async () => {
  const bundle = await bundleOf();
  expect(await bundleOf()).toEqual(bundle);
  const elsewhere = await bundleOf({ id: 'scan-2' }, 'https://other.example');
  const idsOf = ({ objects }: typeof bundle, type: string) => of(objects, type).map(({ id }) => id);
  expect(idsOf(elsewhere, 'url')).toEqual(idsOf(bundle, 'url'));
  expect(idsOf(elsewhere, 'report')).not.toEqual(idsOf(bundle, 'report'));
  const later = await bundleOf({ id: 'scan-2', scannedAt: '2026-11-29T10:00:00.000Z' });
  expect(of(later.objects, 'identity')).toEqual(of(bundle.objects, 'identity'));
  for (const { id, type } of bundle.objects) {
    expect(id).toMatch(new RegExp(`^${type}--[\\da-f]{8}-[\\da-f]{4}-5[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$`));
  }
});

test('an observable’s id is the one in the specification (errata 01)', async () => {
  const { objects } = await bundleOf({ sender: { name: '', address: 'a@example.com' } });
  expect(of(objects, 'domain-name')).toMatchObject([{ id: 'domain-name--bedb4899-d24b-5401-bc86-8f6b4cc18ec7' }]);
});

test('an email that looks honest gets a report, and no indicator', async () => {
  const { objects } = await bundleOf({ verdict: 'safe', severity: 'None' });
  expect(of(objects, 'indicator')).toEqual([]);
  expect(of(objects, 'report')).toHaveLength(1);
});

test.each([
  'known-domain-forged',
  'own-domain-from-outside',
  'sender-not-authenticated',
  'known-since',
  'written-to-sender',
  'written-by-platform-user',
])('an address that isn’t the attacker’s is observed and not looked for: %s', async (id) => {
  const { objects } = await bundleOf(analysisOf({ id, href: 'https://login.example/' }));
  expect(of(objects, 'email-addr')).toMatchObject([{ value: 'bill@paypa1.example' }]);
  expect(of(objects, 'indicator')).toMatchObject([{ pattern: "[url:value = 'https://login.example/']" }]);
});

test.each(['maren.vogel@northwind.example', 'Maren.Vogel@northwind.example', 'it@mail.northwind.example'])(
  'the recipient’s own address or domain as sender is left out: %s',
  async (address) => {
    const links = analysisOf({ id: 'link', href: 'https://www.northwind.example/login' });
    const bundle = await bundleOf({ sender: { name: 'Maren Vogel', address }, ...links });
    expect(bundle.objects.map(({ type }) => type)).toEqual(['identity', 'report']);
  },
);

const ADDRESS = 'maren.vogel@northwind.example';
const BASE64 = Buffer.from(ADDRESS).toString('base64');

test.each([
  [`https://login.example/a?to=${ADDRESS}`, 'https://login.example/a'],
  [`https://login.example/a?x=1&to=${encodeURIComponent(ADDRESS)}#top`, 'https://login.example/a'],
  [`https://login.example/a?e=${BASE64}`, 'https://login.example/a'],
  [`https://login.example/a#${BASE64}`, 'https://login.example/a'],
  [`https://login.example/a?user=maren-vogel`, 'https://login.example/a'],
  [`https://login.example/a?u=${Buffer.from(ADDRESS).toString('hex')}`, 'https://login.example/a'],
  ['https://forms.example/d/e/1FAIpQLSdxyz_3kLmNop77aaBq/view?usp=x', undefined],
])('a link doesn’t tell who received it: %s', async (href, shown = href) => {
  const { objects } = await bundleOf(analysisOf({ id: 'link', href }));
  expect(of(objects, 'url')).toMatchObject([{ value: shown }]);
  // A link that was cut may be anyone's page, such as a provider's login.
  expect(String(of(objects, 'indicator')[0]?.pattern).includes('url:value')).toBe(shown === href);
});

const JANE = { userId: 'user-2', addresses: ['jane.doe@acme.example'] };

test.each([
  ['https://www.acme.example/login', undefined],
  ['https://evil.example/acme.example/login', 'https://evil.example/'],
  ['https://evil.example/login?d=acme.example', 'https://evil.example/login'],
  ['https://evil.example/login?next=https%3A%2F%2Fmail.acme.example%2F', 'https://evil.example/login'],
  ['https://jane.doe.evil.example/x', undefined],
  ['https://acme.example.evil.example/x', undefined],
  ['https://jane.doe@evil.example/x', 'https://evil.example/x'],
])('a link doesn’t tell the recipient’s name or domain: %s', async (href, shown) => {
  const { objects } = await bundleOf(analysisOf({ id: 'link', href }), SITE, JANE);
  expect(of(objects, 'url').map(({ value }) => value)).toEqual(shown === undefined ? [] : [shown]);
  expect(JSON.stringify(objects)).not.toMatch(/jane|acme/i);
});

test('a role, such as of mail@, is nobody’s name', async () => {
  const changes = analysisOf({ id: 'link', href: 'https://gmail.evil.example/' });
  const sender = { name: '', address: 'mail@evil.example' };
  const owner = { userId: 'user-3', addresses: ['mail@acme.example'] };
  const { objects } = await bundleOf({ ...changes, sender }, SITE, owner);
  expect(of(objects, 'email-addr')).toMatchObject([{ value: 'mail@evil.example' }]);
  expect(of(objects, 'url')).toMatchObject([{ value: 'https://gmail.evil.example/' }]);
});

test('a link without its user name is still the same page, and looked for', async () => {
  const { objects } = await bundleOf(analysisOf({ id: 'link', href: 'https://pay.example@evil.example/x' }));
  expect(of(objects, 'indicator')[0]?.pattern).toContain("[url:value = 'https://evil.example/x']");
});

test.each(['acme.example_Voicemail.htm', 'Payroll_acme.example.pdf.exe'])(
  'a file named after the recipient’s domain is left out: %s',
  async (quote) => {
    const { objects } = await bundleOf(analysisOf({ id: 'file', quote, where: 'attachment' }), SITE, JANE);
    expect(of(objects, 'file')).toEqual([]);
  },
);

test.each([
  ['bounce-jane.doe=acme.example@evil.example', ['evil.example']],
  ['bounce=acme.example@evil.example', ['evil.example']],
  ['it@acme.example.evil.example', []],
])('a sender’s address doesn’t tell who received the email: %s', async (address, domains) => {
  const { objects } = await bundleOf({ sender: { name: '', address } }, SITE, JANE);
  expect(of(objects, 'email-addr')).toEqual([]);
  expect(of(objects, 'domain-name').map(({ value }) => value)).toEqual(domains);
  expect(JSON.stringify(objects)).not.toMatch(/jane|acme/i);
});

test('a link whose path tells it is cut, and no longer looked for: its host may be shared', async () => {
  const links = [`https://sites.example/u/${BASE64}/a`, 'https://sites.example/u/maren.vogel'];
  const { objects } = await bundleOf(analysisOf(...links.map((href, at) => ({ id: `link-${at}`, href }))));
  expect(of(objects, 'url')).toMatchObject([{ value: 'https://sites.example/u/' }]);
  expect(of(objects, 'indicator')).toMatchObject([{ pattern: "[email-addr:value = 'bill@paypa1.example']" }]);
});

test('the texts are de-identified, and a file named after the recipient is left out', async () => {
  const { analysis } = analysisOf(
    { id: 'file', quote: 'maren.vogel@northwind.example.exe', where: 'attachment' },
    { id: 'other', quote: 'invoice.pdf.exe', where: 'attachment' },
  );
  const conclusion = 'This email imitates northwind.example.';
  const response = `Quote: “Dear Maren Vogel, log in as ${ADDRESS} at https://login.example/?to=${ADDRESS}”.`;
  const bundle = await bundleOf({ analysis: { ...analysis, conclusion, response } as ScanAnswer['analysis'] });
  expect(JSON.stringify(bundle)).not.toMatch(/maren|vogel|northwind/i);
  expect(of(bundle.objects, 'report')[0]?.description).toContain('Quote: “Dear [name]');
  expect(of(bundle.objects, 'file')).toMatchObject([{ name: 'invoice.pdf.exe' }]);
});

test('a label is there once', async () => {
  const { objects } = await bundleOf({ category: 'malware', kind: 'malware' });
  expect(of(objects, 'report')[0]?.labels).toEqual(['malware', 'severity: critical']);
});
