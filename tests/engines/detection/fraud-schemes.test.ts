import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../src/engines/detection/index.ts';
import { emailOf, type Short } from './fraud-schemes/emails.ts';
import { FRAUD } from './fraud-schemes/fraud.ts';
import { HONEST } from './fraud-schemes/honest.ts';

const all = (emails: Readonly<Record<string, readonly Short[]>>) => Object.values(emails).flat().map(emailOf);
const subjectAndBody = ({ subject, body }: Email): Email => ({ subject, body });

describe.each([
  ['whole', (email: Email) => email],
  ['as subject and body', subjectAndBody],
] as const)('given %s', (_, given) => {
  const warnings = (emails: Readonly<Record<string, readonly Short[]>>) =>
    all(emails).flatMap((email) => {
      const { severity } = analyse(given(email));
      return severity === 'None' ? [] : `${severity}: ${email.subject}`;
    });

  test('honest everyday emails get no warning', () => {
    const wrong = warnings(HONEST);
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(3);
    expect(wrong.filter((one) => !one.startsWith('Low'))).toEqual([]);
  });

  test('fraud that names nothing it is after is mostly noticed', () => {
    expect(warnings(FRAUD).length).toBeGreaterThanOrEqual(18);
  });
});
