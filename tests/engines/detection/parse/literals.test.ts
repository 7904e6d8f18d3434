import { expect, test } from 'vitest';
import { literalsOf } from '../../../../src/engines/detection/parse/literals.ts';

test.each<[RegExp, string[] | null]>([
  [/(?:pay|send) me \d+/, ['pay me ', 'send me ']],
  [/colou?r/, ['color', 'colour']],
  [/[eé]t[ae]/u, ['eta', 'ete', 'éta', 'éte']],
  [/(?<!\p{L})(?:install\p{L}{0,4}|down(?=load))(?!\d)/u, ['install', 'down']],
  [/\bterminal\b|^shell$/m, ['terminal', 'shell']],
  [/a\.b\u00e9\x41\u{63}\n/u, ['a.béAc\n']],
  [/x+y{2,}(?:abc)+z*/, ['abc']],
  [/(?<name>known) \k<name> (other)\2/, ['known ']],
  [/(?:口座|振込).{0,3}円?/, ['口座', '振込']],
  // Not every match contains one.
  [/a|\d/, null],
  [/(?:code)?\d+/, null],
  [/(?:code){0,2}\d+/, null],
  [/[a-z]+[^b][\d-]/, null],
  // Half of a surrogate pair changes in upper case.
  [/\u{10400}/iu, null],
  // Unsupported syntax.
  [/(?i:abc)def/, null],
  [/x(?:(?-i:abc)d)ef/, null],
  [/[[a-c]--b]de/v, null],
])('the literals of %s', (pattern, literals) => {
  expect(literalsOf(pattern)).toEqual(literals);
});

test('a code point in braces is one only under the flag', () => {
  const source = ['\\u{2}', 'bcd'].join('');
  expect(literalsOf(new RegExp(source))).toBeNull();
  expect(literalsOf(new RegExp(source, 'u'))).toEqual(['\u0002bcd']);
});

test('of parts that a match has, the rarest counts', () => {
  expect(literalsOf(/(?:at|in) \d{1,2} (?:seconds|minutes)/)).toEqual([' seconds', ' minutes']);
  expect(literalsOf(/QR.{0,20}読取/)).toEqual(['読取']);
});
