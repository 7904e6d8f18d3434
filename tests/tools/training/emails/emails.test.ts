import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { samples } from '../../../../src/tools/training/emails/generate.ts';
import { loadScenarios, SCENARIOS } from '../../../../src/tools/training/emails/scenarios.ts';
import { CORPUS_LANGUAGES, type CorpusLanguage } from '../../../../src/tools/training/emails/schema.ts';

const EMAILS = new URL('../../../../src/tools/training/emails/', import.meta.url);
const all = [...samples()];
const seeds = SCENARIOS.flatMap(({ id, seeds: own }) => own.map((seed, index) => ({ name: `${id} ${index}`, seed })));
const wordsOf = (text: string) => text.split(/\s+/).length;
/** Words that press, lure and ask, by which fraud is often recognised, and may not be here. */
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

test('is large enough, in every language', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(120);
  expect(seeds.length).toBeGreaterThanOrEqual(1_000);
  expect(all.length).toBeGreaterThanOrEqual(8_000);
  for (const language of CORPUS_LANGUAGES) {
    expect(seeds.filter(({ seed }) => seed.language === language).length, language).toBeGreaterThanOrEqual(120);
  }
});

test('has enough of the notices that often cause false alarms', () => {
  const corporate = SCENARIOS.filter((scenario) => scenario.corporate).length / SCENARIOS.length;
  expect(corporate).toBeGreaterThan(0.33);
  expect(corporate).toBeLessThan(0.5);
});

test('both emails of a pair are of like length and have a link, or neither has', () => {
  const unlike = seeds.filter(({ seed }) => {
    const ratio = wordsOf(seed.benign.ask.join(' ')) / wordsOf(seed.malicious.ask.join(' '));
    return ratio <= 0.7 || ratio >= 1.43 || (seed.benign.link === undefined) !== (seed.malicious.link === undefined);
  });
  expect(unlike.map(({ name }) => name)).toEqual([]);
});

test('a record that does not fit is named with its file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-emails-'));
  const at = (name: string) => join(folder, name);
  try {
    cpSync(EMAILS, folder, { recursive: true });
    const load = () => loadScenarios(pathToFileURL(`${folder}/`));
    expect(load()).toEqual(SCENARIOS);
    appendFileSync(at('scenarios.jsonl'), '{"id":"bank-notice","sender":"company","corporate":false}\n');
    expect(load).toThrow(/scenarios\.jsonl:191: there is another scenario/);
    cpSync(new URL('scenarios.jsonl', EMAILS), at('scenarios.jsonl'));
    const line = readFileSync(at('pairs/pl.jsonl'), 'utf8').split('\n')[0] ?? '';
    writeFileSync(at('pairs/pl.jsonl'), `${line}\n${line.replace('account-verification', 'unknown')}\n`);
    expect(load).toThrow(/pl\.jsonl:2: there is no scenario/);
    writeFileSync(at('pairs/pl.jsonl'), line.replace('"subject":"', '"subject":"{reference} '));
    expect(load).toThrow(/pl\.jsonl:1: .*unknown slot/s);
  } finally {
    rmSync(folder, { recursive: true });
  }
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

test.each(CORPUS_LANGUAGES)('words that are frequent in fraud also occur in honest twins: %s', (language) => {
  const own = seeds.filter(({ seed }) => seed.language === language);
  for (const start of COMMON_IN_FRAUD[language].split(' ')) {
    const word = new RegExp(`(?<!\\p{L})${start}`, 'iu');
    const countIn = (label: 'benign' | 'malicious') =>
      own.filter(({ seed }) => word.test(`${seed[label].ask.join(' ')} ${seed[label].link ?? ''}`)).length;
    const counts = [countIn('benign'), countIn('malicious')];
    expect(Math.min(...counts) * 7, `${start} ${counts}`).toBeGreaterThanOrEqual(Math.max(...counts));
  }
});

test('twins share a frame, and scenarios are held out as a whole', () => {
  const pairs = Map.groupBy(all, ({ pair }) => pair);
  for (const twins of pairs.values()) {
    expect(twins.map(({ label }) => label)).toEqual(['benign', 'malicious']);
    expect(new Set(twins.map(({ frame, heldBack }) => `${frame} ${heldBack}`)).size).toBe(1);
  }
});

test('short seeds are used alone, and are short in both labels', () => {
  const short = seeds.filter(({ seed }) => seed.short);
  expect(short.length).toBeGreaterThanOrEqual(80);
  const lengths = all
    .filter(({ frame }) => frame.endsWith('bare'))
    .map(({ email }) => wordsOf(email.html ?? email.body));
  expect(lengths).toHaveLength(short.length * 8);
  expect(Math.max(...lengths)).toBeLessThan(40);
});

test('where the link tells, true emails lead home and false ones elsewhere', () => {
  const toldByLink = SCENARIOS.filter(({ isToldByLink, sender }) => isToldByLink && sender === 'company').map(
    ({ id }) => id,
  );
  expect(toldByLink).not.toHaveLength(0);
  for (const { label, email } of all.filter(({ scenario }) => toldByLink.includes(scenario))) {
    const host = (email.html ?? email.body).match(/https:\/\/www\.([^/]+)\.example/)?.[1];
    const house = email.from?.name.toLowerCase().replaceAll(' ', '');
    expect(host === house, email.subject).toBe(label === 'benign');
  }
});

test('is the same each time', () => {
  expect([...samples()]).toEqual(all);
});

test('contains only invented addresses', () => {
  for (const { email } of all) {
    for (const [, host] of (email.html ?? email.body).matchAll(/https?:\/\/([^/"\s]+)/g)) {
      expect(host).toMatch(/\.example$/);
    }
    expect(email.from?.address).toMatch(/\.example$/);
    expect(email.html ?? email.body).not.toMatch(/\{[a-z]+\}/);
  }
});
