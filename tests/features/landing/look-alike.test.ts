import { expect, test } from 'vitest';
import { lookAlike } from '../../../src/features/landing/look-alike.ts';

test.each([
  ['alder.example', 'a1der.example', { before: 'a', real: 'l', imitated: '1', after: 'der.example' }],
  ['northwind.example', 'northwlnd.example', { before: 'northw', real: 'i', imitated: 'l', after: 'nd.example' }],
  ['halvorsen.test', 'halvorsens.test', { before: 'halvorsen', real: '', imitated: 's', after: '.test' }],
  ['book.test', 'bok.test', { before: 'bo', real: 'o', imitated: '', after: 'k.test' }],
  ['same.test', 'same.test', { before: 'same.test', real: '', imitated: '', after: '' }],
  ['modern.test', 'rnodern.test', { before: '', real: 'm', imitated: 'rn', after: 'odern.test' }],
])('%s and %s', (real, imitation, expected) => {
  expect(lookAlike(real, imitation)).toEqual(expected);
});
