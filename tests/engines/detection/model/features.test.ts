import { describe, expect, test } from 'vitest';
import { BUCKETS, everyBucket, featuresOf } from '../../../../src/engines/detection/model/features.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { testTable } from '../../../support/test-table.ts';

const featuresIn = (body: string, subject = '') => featuresOf(parse({ subject, body }, {}, []), everyBucket());
const bucketsOf = (body: string, subject = '') => featuresIn(body, subject).words.places.sort((a, b) => a - b);
const gramsOf = (body: string) => new Set(featuresIn(body).grams.places);

describe('text that says nothing about the request is left out', () => {
  testTable([
    ['which number it is', 'Room 204 is free on 3 May', 'Room 9 is free on 17 May'],
    ['a web address', 'Read more here: https://alder.example/news', 'Read more here: https://elm.test/login.php?id=1'],
    ['a mail address', 'Write to ada@alder.example now', 'Write to tom.elm@birch.test now'],
    ['a host without a scheme', 'See alder.example today', 'See elm.test today'],
    ['how often a word is said', 'The tea is ready for you.', 'The tea is ready for you. The tea is ready for you.'],
    ['capitals and accents', 'Résumé of the café', 'RESUME OF THE CAFE'],
    ['HTML', 'Tea for us', '<html><body><p style="color:red">Tea for us</p></body></html>'],
    ['a word too long to be one', 'The tea is ready for us', `The tea is ready for us ${'abcdefgh'.repeat(4)}`],
  ])('%s', (_, one, other) => {
    expect(bucketsOf(one)).toEqual(bucketsOf(other));
  });

  test('what is quoted', () => {
    const [password] = bucketsOf('password');
    const answer = (mark: string) =>
      `Yes, gladly.\n\nOn 12 Nov 2026, Ada <ada@alder.example> wrote:\n${mark} Please send me your password.`;
    expect(bucketsOf(answer('>'))).not.toContain(password);
    expect(bucketsOf('Yes, gladly. Please send me your password.')).toContain(password);
  });
});

test('the order of words matters, and which they are', () => {
  expect(bucketsOf('we never ask you')).not.toEqual(bucketsOf('you never ask we'));
  expect(bucketsOf('send us the report')).not.toEqual(bucketsOf('send us the password'));
});

test('what is recognised is the same in every language', () => {
  const shared = (a: string, b: string) => bucketsOf(a).filter((bucket) => bucketsOf(b).includes(bucket));
  expect(shared('Please verify your account', 'Bitte bestätigen Sie Ihr Konto')).not.toEqual([]);
});

test('inflected and misspelt words share most of their n-grams', () => {
  const shared = (a: string, b: string) => [...gramsOf(a)].filter((gram) => gramsOf(b).has(gram)).length;
  expect(shared('verification', 'verificatoin')).toBeGreaterThan(gramsOf('verification').size / 3);
  expect(shared('verification', 'umbrella')).toBeLessThan(3);
});

describe('scripts without spaces', () => {
  testTable([
    ['Japanese', 'アカウントが停止されました', 'アカウント'],
    ['Chinese', '您的账户已被冻结', '账户'],
    ['Korean', '계정이 정지되었습니다', '계정'],
    ['Thai', 'บัญชีของคุณถูกระงับ', 'บัญชี'],
  ])('%s has the n-grams of the words in it', (_, sentence, word) => {
    const all = gramsOf(sentence);
    const inWord = [...gramsOf(word)];
    expect(inWord.length).toBeGreaterThan(0);
    expect(inWord.filter((gram) => all.has(gram)).length).toBeGreaterThan(inWord.length / 2);
  });

  test('digits do not take away the words beside them', () => {
    expect(gramsOf('24時間以内に').size).toBeGreaterThanOrEqual(gramsOf('時間以内に').size);
  });
});

test('the share of known n-grams is of those with a weight', () => {
  const parsed = parse({ subject: '', body: 'Please confirm the password of your account' }, {}, []);
  const none = { places: [], from: [], to: [], worths: [] };
  expect(featuresOf(parsed, everyBucket()).known).toBe(1);
  expect(
    featuresOf(
      parsed,
      everyBucket(() => false),
    ),
  ).toEqual({ words: none, grams: none, known: 0, told: 7 });
});

test('each feature says which words it was seen in', () => {
  const parsed = parse({ subject: 'Hello Tom', body: 'Tea is ready' }, {}, []);
  const { words, grams } = featuresOf(parsed, everyBucket());
  const [tom] = bucketsOf('Tom');
  const [tea] = bucketsOf('tea');
  const seenIn = (place = -1) => [words.from[words.places.indexOf(place)], words.to[words.places.indexOf(place)]];
  expect(seenIn(tom)).toEqual([1, 1]);
  expect(seenIn(tea)).toEqual([2, 2]);
  for (const [i, place] of words.places.entries()) {
    expect(place).toBeLessThan(BUCKETS.words);
    expect(words.from[i]).toBeLessThanOrEqual(words.to[i] ?? -1);
    expect(words.to[i]).toBeLessThan(parsed.subjectWords.length + parsed.words.length);
  }
  for (const place of grams.places) expect(place).toBeLessThan(BUCKETS.grams);
});

test('an email has the same features whatever was read before it', () => {
  const places = everyBucket();
  const read = (body: string) => featuresOf(parse({ subject: '', body }, {}, []), places);
  const first = read('Please confirm your password today');
  read('Confirm the password of the other account, please');
  expect(read('Please confirm your password today')).toEqual(first);
  expect(first.grams).toEqual(featuresIn('Please confirm your password today').grams);
});
