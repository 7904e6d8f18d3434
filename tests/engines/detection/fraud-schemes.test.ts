import { describe, expect, test } from 'vitest';
import { analyse, type Letter } from '../../../src/engines/detection/index.ts';
import { FRAUD } from './fraud-schemes/fraud.ts';
import { HONEST } from './fraud-schemes/honest.ts';
import { letterOf, type Short } from './fraud-schemes/emails.ts';

const all = (letters: Readonly<Record<string, readonly Short[]>>) => Object.values(letters).flat().map(letterOf);
const subjectAndBody = ({ subject, body }: Letter): Letter => ({ subject, body });

describe.each([
  ['whole', (letter: Letter) => letter],
  ['as subject and body', subjectAndBody],
] as const)('given %s', (_, given) => {
  const warnings = (letters: Readonly<Record<string, readonly Short[]>>) =>
    all(letters).flatMap((letter) => {
      const { severity } = analyse(given(letter));
      return severity === 'None' ? [] : `${severity}: ${letter.subject}`;
    });

  test('honest letters of everyday life are let be', () => {
    const wrong = warnings(HONEST);
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(3);
    expect(wrong.filter((one) => !one.startsWith('Low'))).toEqual([]);
  });

  test('fraud that names nothing it is after is mostly noticed', () => {
    expect(warnings(FRAUD).length).toBeGreaterThanOrEqual(18);
  });
});
