import { expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { serializeAnalysis } from '../../../src/features/scans/stored-analysis.server.ts';
import {
  differencesOf,
  shareableOf,
  textsIn,
  withinLimit,
  withoutQuotes,
  withTexts,
} from '../../../src/features/shared-verdicts/claims.ts';
import { hiddenParts } from '../../../src/features/shared-verdicts/hidden-parts.ts';
import { replacedWords } from '../../../src/features/shared-verdicts/texts.ts';
import { annotate } from '../../../src/ui/annotate.ts';

const analysis = analyse({
  subject: 'Urgent: new bank details',
  body: 'Dear Jonas, pay to our new account DE89370400440532013000 today: http://203.0.113.7/pay <script>alert(1)</script>',
});
const email = { from: 'Maren Vogel <maren@northwind.example>', subject: 'Urgent: new bank details' };
const shared = shareableOf(email, analysis);

test('holds what was found, without the email’s text and where the quotes are in it', () => {
  expect(shared.analysis.signals.length).toBeGreaterThan(2);
  const text = JSON.stringify(shared);
  expect(text).not.toContain('"text"');
  expect(text).not.toContain('"start"');
});

test('texts come back in the places they were taken from', () => {
  const texts = textsIn(shared);
  const numbered = withTexts(
    shared,
    texts.map((_, index) => `text ${index}`),
  );
  expect(textsIn(numbered)).toEqual(texts.map((_, index) => `text ${index}`));
});

test('hosts are defanged, hidden directions spelled out, and long texts cut', () => {
  const [from = ''] = textsIn(withTexts(shared, ['ada@pay.example', '\u202egnp.exe', 'x'.repeat(5000)]));
  expect(from).toBe('ada[@]pay[.]example');
  const [, subject, third = ''] = textsIn(withTexts(shared, ['', '\u202egnp.exe', 'x'.repeat(5000)]));
  expect(subject).toBe('[U+202E]gnp[.]exe');
  expect(third.length).toBeLessThanOrEqual(600);
});

test('a statement of many long quotes stays small, and keeps its findings', () => {
  const [signal] = shared.analysis.signals;
  if (!signal) throw new Error('nothing found');
  const evidence = Array.from({ length: 4 }, () => ({ quote: '漢'.repeat(300), where: 'body' as const }));
  const signals = Array.from({ length: 24 }, () => ({ ...signal, evidence }));
  const large = { ...shared, analysis: { ...shared.analysis, signals } };
  const small = withinLimit(large);
  expect(JSON.stringify(small).length).toBeLessThan(32 * 1024);
  expect(small.analysis.signals).toHaveLength(24);
  expect(withinLimit(shared)).toEqual(shared);
});

test('without quotes there is no word of the email', () => {
  const plain = withoutQuotes(shared);
  expect(plain.subject).toBe('');
  expect(plain.analysis.signals.flatMap(({ evidence }) => evidence)).toEqual([]);
  expect(plain.analysis.signals.map(({ id }) => id)).toEqual(shared.analysis.signals.map(({ id }) => id));
  expect(JSON.stringify(plain)).not.toMatch(/203\.0\.113\.7|DE89|script/);
  const saying = (conclusion: string) =>
    withoutQuotes({ ...shared, analysis: { ...shared.analysis, conclusion } }).analysis.conclusion;
  expect(saying('The link says “pay for “Project Falcon” now” but goes away.')).toBe(
    'The link says “…” but goes away.',
  );
  expect(saying('The link says “a text that was cut')).toBe('The link says “…”');
});

test('counts what was replaced, each text once', () => {
  const claims = {
    email: { from: '[name] <[address][@]a[.]example>', subject: 'Hi [name]' },
    analysis: {
      ...shared.analysis,
      conclusion: 'It asks [name] for money.',
      actions: ['Call [name].', 'Call [name].'],
      signals: [],
    },
  };
  expect(replacedWords(hiddenParts(claims))).toBe('4 names and 1 email address');
});

test('the same analysis differs in nothing; another one in what it says', () => {
  const stated = { analysis: shared.analysis };
  expect(differencesOf(stated, analysis)).toEqual([]);
  const other = { ...analysis, severity: 'Low' as const, signals: analysis.signals.slice(1) };
  expect(differencesOf(stated, other)).toEqual([
    { what: 'severity', before: analysis.severity, now: 'Low' },
    { what: 'finding gone', before: analysis.signals[0]?.title, now: '' },
  ]);
});

test('findings have the numbers that they have on the email’s own page, from a stored analysis too', () => {
  const sent = {
    from: { name: 'Maren Vogel', address: 'maren@northwind.example' },
    subject: 'Quick favour',
    body: 'Are you at your desk? I need you to buy four gift cards of 100 euros today. Scratch the codes and send me photos. I am in a meeting, so don’t call me. Keep it between us.',
  };
  const analysed = analyse(sent);
  const { notes } = annotate(
    { from: email.from, subject: sent.subject, body: analysed.text },
    analysed.signals,
    'dangerous',
  );
  expect(notes.length).toBeLessThan(analysed.signals.length);
  const about = { from: email.from, subject: sent.subject };
  for (const given of [analysed, { ...JSON.parse(serializeAnalysis(analysed)), verdict: analysed.verdict }]) {
    const { signals } = shareableOf(about, given).analysis;
    const shown = annotate({ from: email.from, subject: '', body: '' }, signals, 'dangerous', true).notes;
    expect(shown.map(({ number, id, isMinor }) => [number, id, isMinor])).toEqual(
      notes.map(({ number, id, isMinor }) => [number, id, isMinor]),
    );
  }
  expect(differencesOf(shareableOf(about, analysed), analysed)).toEqual([]);
});
