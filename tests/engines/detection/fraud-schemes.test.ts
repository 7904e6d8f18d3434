import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../src/engines/detection/index.ts';
import { emailOf, type Short } from './fraud-schemes/emails.ts';
import { FRAUD } from './fraud-schemes/fraud.ts';
import { HONEST } from './fraud-schemes/honest.ts';
import { shareAtLeast } from './fraud-schemes/share.ts';

const all = (emails: Readonly<Record<string, readonly Short[]>>) => Object.values(emails).flat().map(emailOf);
const subjectAndBody = ({ subject, body }: Email): Email => ({ subject, body });

describe.each([
  ['whole', (email: Email) => email],
  ['as subject and body', subjectAndBody],
] as const)('given %s', (_, given) => {
  const severitiesOf = (emails: Readonly<Record<string, readonly Short[]>>) =>
    all(emails).map((email) => analyse(given(email)).severity);

  test('honest everyday emails get hardly any warning', () => {
    const severities = severitiesOf(HONEST);
    expect(shareAtLeast('Low', severities)).toBeLessThanOrEqual(0.06);
    expect(shareAtLeast('Medium', severities)).toBeLessThanOrEqual(0.04);
  });

  test('fraud that names nothing it is after is mostly noticed', () => {
    const severities = severitiesOf(FRAUD);
    expect(shareAtLeast('Low', severities)).toBeGreaterThanOrEqual(0.75);
    expect(shareAtLeast('Medium', severities)).toBeGreaterThanOrEqual(0.5);
  });
});
