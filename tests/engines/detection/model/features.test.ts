import { describe, expect, test } from 'vitest';
import { BUCKETS, featuresOf } from '../../../../src/engines/detection/model/features.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { testTable } from '../../../support/test-table.ts';

const bucketsOf = (body: string, subject = '') =>
  featuresOf(parse({ subject, body }, {}, []))
    .map(({ bucket }) => bucket)
    .sort((a, b) => a - b);

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

test('each feature says which words it was seen in', () => {
  const parsed = parse({ subject: 'Hello Tom', body: 'Tea is ready' }, {}, []);
  const features = featuresOf(parsed);
  const [tom] = bucketsOf('Tom');
  const [tea] = bucketsOf('tea');
  expect(features.find(({ bucket }) => bucket === tom)).toMatchObject({ from: 1, to: 1 });
  expect(features.find(({ bucket }) => bucket === tea)).toMatchObject({ from: 2, to: 2 });
  for (const { bucket, from, to } of features) {
    expect(bucket).toBeLessThan(BUCKETS);
    expect(from).toBeLessThanOrEqual(to);
    expect(to).toBeLessThan(parsed.subjectWords.length + parsed.words.length);
  }
});
