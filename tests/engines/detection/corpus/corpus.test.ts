import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/engines/detection/corpus/generate.ts';
import { SCENARIOS } from '../../../../src/engines/detection/corpus/scenarios.ts';
import {
  CORPUS_LANGUAGES,
  type CorpusLanguage,
  type Seed,
  SLOTS,
} from '../../../../src/engines/detection/corpus/seed.ts';

const all = [...samples()];
const seeds = SCENARIOS.flatMap(({ id, seeds: own }) => own.map((seed, index) => ({ name: `${id} ${index}`, seed })));
const wordsOf = (text: string) => text.split(/\s+/).length;
/** Words that press, lure and ask, by which fraud is often told from honest emails, and may not be here. */
const COMMON_IN_FRAUD: Readonly<Record<CorpusLanguage, string>> = {
  en: 'now today only free account click button link password card bank pay confirm before hours',
  de: 'sofort heute nur kostenlos konto klick link passwort kennwort karte bank zahl bestätig stunden',
  fr: 'maintenant aujourd gratuit compte cliqu lien carte banque pay confirm avant heures supprim',
  es: 'ahora hoy solo gratis cuenta pulse enlace clave contraseña tarjeta banco pag confirm antes borr',
  pt: 'agora hoje conta clic link senha palavra-passe cartão banco pag confirm antes horas apag',
  it: 'subito oggi solo gratis conto clicc password carta banca pag conferm entro cancell',
  nl: 'nu vandaag alleen gratis rekening klik knop link wachtwoord pas bank betaal bevestig voor',
  pl: 'teraz dzi tylko kont klik link has kart bank potwierd przed godzin usu',
};
const textsOf = ({ subject, opening, benign, malicious, closing }: Seed) => [
  subject,
  ...opening,
  ...benign.ask,
  benign.link ?? '',
  ...malicious.ask,
  malicious.link ?? '',
  ...closing,
];

test('is large enough, in every language', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(120);
  expect(seeds.length).toBeGreaterThanOrEqual(1_000);
  expect(all.length).toBeGreaterThanOrEqual(8_000);
  for (const language of CORPUS_LANGUAGES) {
    expect(seeds.filter(({ seed }) => seed.language === language).length, language).toBeGreaterThanOrEqual(120);
  }
});

test('holds enough of the notices that detectors cry wolf at', () => {
  const corporate = SCENARIOS.filter((scenario) => scenario.corporate).length / SCENARIOS.length;
  expect(corporate).toBeGreaterThan(0.33);
  expect(corporate).toBeLessThan(0.5);
});

describe.each(seeds)('$name', ({ seed }) => {
  test('fills every slot', () => {
    for (const text of textsOf(seed)) {
      for (const [, slot] of text.matchAll(/\{([^}]*)\}/g)) expect(SLOTS).toContain(slot);
    }
  });

  test('has twins of like length that both have a link, or neither', () => {
    const [benign, malicious] = [seed.benign, seed.malicious].map(({ ask }) => wordsOf(ask.join(' ')));
    expect((benign ?? 0) / (malicious ?? 1)).toBeGreaterThan(0.7);
    expect((benign ?? 0) / (malicious ?? 1)).toBeLessThan(1.43);
    expect(seed.benign.link === undefined).toBe(seed.malicious.link === undefined);
  });
});

test('no seed is another one', () => {
  const asked = seeds.flatMap(({ seed }) => [seed.benign.ask.join(), seed.malicious.ask.join()]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
});

test('form, length and language say nothing about the label', () => {
  const share = (label: string, is: (sample: (typeof all)[number]) => boolean) => {
    const labelled = all.filter((sample) => sample.label === label);
    return labelled.filter(is).length / labelled.length;
  };
  for (const is of [
    ({ email }: (typeof all)[number]) => email.html !== undefined,
    ({ email }: (typeof all)[number]) => (email.html ?? email.body).includes('https://www.'),
    ({ email }: (typeof all)[number]) => /\d/.test(email.subject),
  ]) {
    expect(Math.abs(share('benign', is) - share('malicious', is))).toBeLessThan(0.02);
  }
  const length = (label: string) => {
    const of = all.filter((sample) => sample.label === label).map(({ email }) => (email.html ?? email.body).length);
    return of.reduce((sum, one) => sum + one, 0) / of.length;
  };
  expect(length('benign') / length('malicious')).toBeGreaterThan(0.95);
  expect(length('benign') / length('malicious')).toBeLessThan(1.05);
});

test.each(CORPUS_LANGUAGES)('words that fraud often has stand in honest twins too: %s', (language) => {
  const own = seeds.filter(({ seed }) => seed.language === language);
  for (const start of COMMON_IN_FRAUD[language].split(' ')) {
    const word = new RegExp(`(?<!\\p{L})${start}`, 'iu');
    const countIn = (label: 'benign' | 'malicious') =>
      own.filter(({ seed }) => word.test(`${seed[label].ask.join(' ')} ${seed[label].link ?? ''}`)).length;
    const counts = [countIn('benign'), countIn('malicious')];
    expect(Math.min(...counts) * 7, `${start} ${counts}`).toBeGreaterThanOrEqual(Math.max(...counts));
  }
});

test('twins share a frame, and scenarios are held back whole', () => {
  const pairs = Map.groupBy(all, ({ pair }) => pair);
  for (const twins of pairs.values()) {
    expect(twins.map(({ label }) => label)).toEqual(['benign', 'malicious']);
    expect(new Set(twins.map(({ frame, heldBack }) => `${frame} ${heldBack}`)).size).toBe(1);
  }
});

test('short seeds stand alone, as long as one another in both labels', () => {
  const short = seeds.filter(({ seed }) => seed.short);
  expect(short.length).toBeGreaterThanOrEqual(80);
  const lengths = all
    .filter(({ frame }) => frame.endsWith('bare'))
    .map(({ email }) => wordsOf(email.html ?? email.body));
  expect(lengths).toHaveLength(short.length * 8);
  expect(Math.max(...lengths)).toBeLessThan(40);
});

test('where the link tells, true letters lead home and false ones elsewhere', () => {
  const told = SCENARIOS.filter(({ isToldByLink, sender }) => isToldByLink && sender === 'company').map(({ id }) => id);
  expect(told).not.toHaveLength(0);
  for (const { label, email } of all.filter(({ scenario }) => told.includes(scenario))) {
    const host = (email.html ?? email.body).match(/https:\/\/www\.([^/]+)\.example/)?.[1];
    const house = email.from?.name.toLowerCase().replaceAll(' ', '');
    expect(host === house, email.subject).toBe(label === 'benign');
  }
});

test('is the same each time', () => {
  expect([...samples()]).toEqual(all);
});

test('holds only invented addresses', () => {
  for (const { email } of all) {
    for (const [, host] of (email.html ?? email.body).matchAll(/https?:\/\/([^/"\s]+)/g)) {
      expect(host).toMatch(/\.example$/);
    }
    expect(email.from?.address).toMatch(/\.example$/);
    expect(email.html ?? email.body).not.toMatch(/\{[a-z]+\}/);
  }
});
