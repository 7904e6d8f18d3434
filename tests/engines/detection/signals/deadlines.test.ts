import { expect } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const hasDeadline = (body: string, date: string) =>
  analyse({
    subject: 'Note',
    body: `${body} https://willow.example/a`,
    from: { name: 'Harborline', address: 'desk@harborline.example' },
    headers: [{ name: 'Date', value: date }],
    attachments: [],
  }).signals.some(({ id }) => id === 'deadline');

const JANUARY = 'Mon, 12 Jan 2026 09:00:00 +0000';

testTable([
  'Failure to respond within 24 hours may result in suspension of your account.',
  'Please reply within 24 hours of 1 December 2027.',
  'Confirm no later than noon.',
  'Reply before 14 January 2026.',
  'Reply within 24 maybe 48 hours.',
])('is near in January: %s', (body) => {
  expect(hasDeadline(body, JANUARY)).toBe(true);
});

testTable([
  'Your access expires on 24 May 2026.',
  'Reply no later than May 24.',
  'Reply no later than the 24th of May.',
  'El plazo vence el 24 de mayo.',
])('is far off in January, and near in its own week: %s', (body) => {
  expect(hasDeadline(body, JANUARY)).toBe(false);
  expect(hasDeadline(body, 'Mon, 18 May 2026 09:00:00 +0000')).toBe(true);
});
