import { getDomain, getPublicSuffix } from 'tldts-icann';
import { expect, test } from 'vitest';
import { BRANDS } from '../../../../src/engines/detection/data/brands.ts';
import { isKnownHost, isOwnHost, ownerOf } from '../../../../src/engines/detection/parse/brand-hosts.ts';
import { isFreemail } from '../../../../src/engines/detection/parse/domains.ts';
import { skeleton, wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { brandsNamed, isOneEditAway, lookAlikeOf } from '../../../../src/engines/detection/signals/lookalike.ts';
import { testTable } from '../../../support/test-table.ts';

const duplicates = (list: readonly string[]) => list.filter((one, i) => list.indexOf(one) !== i);

test('there are brands enough', () => {
  expect(BRANDS.length).toBeGreaterThan(1_100);
});

testTable(BRANDS)('$name has domains that can be registered, each once', ({ domains }) => {
  expect(duplicates(domains)).toEqual([]);
  for (const domain of domains) {
    expect(domain).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
    // Governments write from public suffixes themselves (gov.uk); a label alone covers any ending.
    if (domain.includes('.')) expect(getDomain(domain) ?? getPublicSuffix(domain), domain).toBeTruthy();
  }
});

testTable(BRANDS)('$name is written as words are compared', ({ aliases }) => {
  expect(aliases.length).toBeGreaterThan(0);
  for (const alias of aliases) {
    expect(alias).not.toBe('');
    expect(alias).toBe(alias.toLowerCase());
    expect(brandsNamed(wordsOf(alias, false), 9).map(({ brand }) => brand.aliases)).toContainEqual(aliases);
  }
});

test('no two brands have one name, and no alias is two brands’', () => {
  const asCompared = (text: string) => wordsOf(text, false).map(({ norm }) => norm);
  expect(duplicates(BRANDS.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(duplicates(BRANDS.flatMap(({ aliases }) => aliases.map((alias) => asCompared(alias).join(' '))))).toEqual([]);
});

test('a name in another script is an alias: in domains names are compared in the Latin alphabet', () => {
  const notLatin = /[^\p{Script=Latin}\p{Script=Common}]/u;
  expect(BRANDS.filter(({ name }) => notLatin.test(name)).map(({ name }) => name)).toEqual([]);
});

test('a line’s marks, its name as an alias and domains that continue the name are read', () => {
  const named = (name: string) => BRANDS.find((brand) => brand.name === name);
  expect(named('Monzo')).toEqual({
    name: 'Monzo',
    aliases: ['monzo'],
    domains: ['monzo.com'],
    ambiguous: true,
    complete: true,
  });
  expect(named('Česká pošta')).toMatchObject({ complete: false, ambiguous: false });
  expect(named('Česká pošta')?.aliases).toEqual(['česká pošta', 'balikovna']);
  expect(named('Česká pošta')?.domains).toContain('ceskaposta.cz');
});

testTable([
  ['HMRC', 'notifications.service.gov.uk', true],
  ['HMRC', 'gov.uk.refund.example', false],
  ['Impots', 'dgfip.finances.gouv.fr', true],
  ['SARS', 'sars-gov.co.za', false],
])('an authority’s suffix is its own: %s from %s is %s', (name, host, isOwn) => {
  const brand = BRANDS.find((one) => one.name === name);
  expect(brand && isOwnHost(brand, host)).toBe(isOwn);
});

test('a suffix that authorities share does not make every site under it a known company’s', () => {
  expect(isKnownHost('prefeitura.sp.gov.br')).toBe(false);
});

testTable([
  ['三井住友カード株式会社', 'Sumitomo Mitsui'],
  ['ธนาคารกสิกรไทยจำกัด', 'Kasikornbank'],
  ['СберБанк', 'Sberbank'],
  ['Εθνική Τράπεζα', 'National Bank of Greece'],
  ['בנק לאומי', 'Bank Leumi'],
  ['مصرف الراجحي', 'Al Rajhi Bank'],
])('%s names %s', (text, name) => {
  expect(brandsNamed(wordsOf(text, false), 9).map(({ brand }) => brand.name)).toContain(name);
});

test('a short name within a longer word of a script without spaces is another word', () => {
  expect(brandsNamed(wordsOf('银联合作', false), 9)).toEqual([]);
});

test('no brand’s own domain imitates another’s', () => {
  const hosts = BRANDS.flatMap(({ domains }) => domains.filter((domain) => domain.includes('.')));
  expect(hosts.filter((host) => lookAlikeOf(host) !== null)).toEqual([]);
});

test('names that are looked for in other domains differ by more than one character', () => {
  const names = BRANDS.filter(({ ambiguous }) => !ambiguous).map(({ name }) =>
    skeleton(name).replace(/[^a-z0-9]/g, ''),
  );
  const long = [...new Set(names)].filter((name) => name.length >= 6);
  const close = long.flatMap((a, i) =>
    long
      .slice(i + 1)
      .filter((b) => isOneEditAway(a, b))
      .map((b) => `${a}/${b}`),
  );
  expect(close).toEqual([]);
});

testTable([
  ['www.sparkasse.de', 'Sparkasse'],
  ['mail.amazon.co.uk', 'Amazon'],
  ['service.impots.gouv.fr', 'Impots'],
  ['onlinesbi.sbi', 'State Bank of India'],
  ['an.notificacionesbancolombia.com', 'Bancolombia'],
  ['ca-centrefrance.fr', 'Crédit Agricole'],
  ['hdfc.bank.in', 'HDFC Bank'],
])('%s belongs to %s', (host, name) => {
  expect(ownerOf(host)?.name).toBe(name);
});

test('a free mailbox at a brand’s domain is still a free mailbox', () => {
  expect([isKnownHost('gmail.com'), isFreemail('gmail.com')]).toEqual([true, true]);
});

testTable([
  'halifax.example',
  'discovery.example',
  'orange-county.example',
  'barker.example',
  'rodgers.example',
  'allegra.example',
  'medicate.example',
  'correo.example',
  'elise.example',
  'sanita.example',
  'argent.example',
  'united.example',
  'strata.example',
  'telecom.example',
  'delivery.example',
  'fortune.example',
  'carousel.example',
  'trader.example',
  'webchat.example',
  'suncor.example',
  'invested.example',
  'luminous.example',
  'digiposte.example',
  'halykbank.example',
])('%s is not a look-alike', (host) => {
  expect(lookAlikeOf(host)).toBeNull();
});
