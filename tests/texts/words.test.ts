import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../architecture/imports.ts';
import { comments, declaredNames, developmentTexts, type Piece, visibleStrings } from './strings.ts';

/** What people see is plain English, and a thing has one name. */
const NOT_IN_TEXTS: readonly [words: RegExp, instead: string][] = [
  [/\b(?<!news|chain )letters?\b/i, 'email (a letter of the alphabet: character)'],
  [/\be-mails?\b/i, 'email'],
  [
    /\b(?:a|an|the|this|that|each|every|new|your|no|of) mails?\b(?! (?:server|app|program|site|provider|client|service|merge))/i,
    'email',
  ],
  [/\b(?:received|scanned|suspicious|dangerous|phishing|first|last|newest) mails\b/i, 'emails'],
  [/\bwhoever\b|\bwhomever\b/i, 'anyone who, or who does it'],
  [/\bto be (?:warned of|had|looked for)\b|\bwhat is to be\b/i, 'say who does what'],
  [/\b(?:there|where)(?:by|in|of|upon)\b|\bhereby\b/i, 'plain words'],
  [/\bstands? (?:in|for|there|beside|under)\b/i, 'is in, means'],
  [/\bof before\b/i, 'previous'],
  [/\bas the system has it\b/i, 'System'],
  [/\bgiven back\b|\bgives? back\b/i, 'revoked, returned'],
  [/\blook(?:s|ed)? after\b/i, 'protects, scans'],
  [/\bgood day\b|\bsays of itself\b|\bis heard\b|\bit may do without\b/i, 'plain words'],
  [/\bcalendar address\b/i, 'calendar link'],
  [/\bmade to look like\b/i, 'imitates'],
  [/\bbare number\b/i, 'IP address'],
  // The cookie policy has “None is active at present”.
  [/(?<!active )\bat present\b|\bmeanwhile\b/i, 'now, in the meantime'],
];

const NOT_IN_COMMENTS: readonly [words: RegExp, instead: string][] = [
  [/\b(?<!news|chain )letters?\b(?! (?:of the alphabet|and digits))/i, 'email'],
  [/\bwhoever\b|\bwhomever\b/i, 'who'],
  [/\bof before\b/i, 'previous'],
  [/\bstands? (?:in|for|there|beside|under)\b/i, 'is in, represents'],
  [/\bhold by\b|\bholds? against\b/i, 'follow, resist'],
  [/\bnobody's\b/i, 'plain words'],
  [/\bto be warned of\b|\bsays of itself\b|\bis heard\b/i, 'plain words'],
];

/** English that sounds translated or archaic. */
const NOT_IN_PROSE: typeof NOT_IN_TEXTS = [
  [/(?<!\b(?:each|many|none|one|some|two) )\bof which\b/i, 'whose, or a sentence of its own'],
  [/\b(?:is|are|was|were|been) told\b|\bt(?:old|ells?) of\b/i, 'shown, reported; reports'],
  [/\bwhom\b/i, 'who'],
  [/\bwhat becomes? of\b|\bwhose word counts\b|\bfor want of\b/i, 'plain words'],
  [/\b(?:is|are|was|be) looked for\b/i, 'searched for'],
  [/\bmeanwhile\b|\banew\b|\bcommonest\b/i, 'in the meantime, again, most common'],
  [/@(?:returns|throws) (?!where)[^.@]{1,20} where\b/, 'if'],
];

const NOT_IN_NAMES =
  /^(?:.*[a-z])?(?:Letters?|Acquaintance|Passages?|Enclosures?|Scant|TellingLinks?|Provenance|Circumstances?|Nuisances?|Likelihood|InTurn|KeepHouse|Housekeeping|Guessable|Unawaited|Condensed?)(?![a-z])|^(?:letters?|acquaintance|passages?|enclosures?|scant|telling|provenance|circumstances?|likelihood|inTurn|keepHouse|guessable|SILENT|heldBy|isNews)$/;

/** Files about letters of the alphabet, and exact strings of the specification. */
const ALPHABET =
  /comparison\/|parse\/(?:words|look-alikes|quote|language|ibans|phrases)|model\/|password|ui\/fonts|content\/schemas|signals\/(?:lookalike|link-host|concealment|sender-name|attachment)|explanation\/caution|scoring\/(?:signal-groups|weights|combinations|nuisances|wording-combinations)|html\/|feedback\/texts|tasks\/|testimonials|attachments\/archive|few-words|parse\/links|signals\/(?:imitation|task)|compare\//;

const found = (pieces: readonly Piece[], list: typeof NOT_IN_TEXTS) =>
  pieces.flatMap(({ path, line, text }) =>
    list
      .filter(([words]) => words.test(text) && !(words.source.includes('letters') && ALPHABET.test(path)))
      .map(
        ([words, instead]) =>
          `${path}:${line}: "${words.exec(text)?.[0]}" in "${text.slice(0, 90)}". Write: ${instead}.`,
      ),
  );

const linesOf = (...patterns: string[]): Piece[] =>
  globSync(patterns, { cwd: ROOT }).flatMap((path) =>
    readFileSync(ROOT + path, 'utf8')
      .split('\n')
      .map((text, index) => ({ path, line: index + 1, text })),
  );

test('texts use plain words', () => {
  expect(found(visibleStrings(), NOT_IN_TEXTS)).toEqual([]);
});

test('legal pages and docs use plain words', () => {
  const pages = linesOf('src/content/**/*.md');
  expect(pages.length).toBeGreaterThan(100);
  expect(found(pages, NOT_IN_TEXTS)).toEqual([]);
});

test('comments use plain words', () => {
  expect(found(comments(), NOT_IN_COMMENTS)).toEqual([]);
});

test('comments, READMEs and docs read like today’s English', () => {
  const pages = linesOf('README.md', 'src/**/README.md', 'src/content/docs/*.md');
  expect(pages.length).toBeGreaterThan(500);
  expect(found([...comments(), ...pages], NOT_IN_PROSE)).toEqual([]);
});

test('comments of tools and tests, and test titles, use plain words', () => {
  expect(found(developmentTexts(), NOT_IN_COMMENTS)).toEqual([]);
});

test('names are those of the field', () => {
  const names = declaredNames()
    .filter(({ text, path }) => NOT_IN_NAMES.test(text) && !ALPHABET.test(path))
    .map(({ path, line, text }) => `${path}:${line}: ${text}`);
  expect(names).toEqual([]);
});

test('the lists find what they are for', () => {
  const piece = (text: string) => [{ path: 'src/features/x/texts.ts', line: 1, text }];
  expect(found(piece('This letter is dangerous'), NOT_IN_TEXTS)).toHaveLength(1);
  expect(found(piece('Our newsletter, and your email'), NOT_IN_TEXTS)).toEqual([]);
  expect(found(piece('Whoever has it can read them'), NOT_IN_TEXTS)).toHaveLength(1);
  expect(found(piece('The picture of an email, of which nothing else is known'), NOT_IN_PROSE)).toHaveLength(1);
  expect(found(piece('Three links, each of which is checked'), NOT_IN_PROSE)).toEqual([]);
  expect(NOT_IN_NAMES.test('servedLetter')).toBe(true);
  expect(NOT_IN_NAMES.test('newsletter')).toBe(false);
});
