import { expect, test } from 'vitest';
import { DAYS, shortUtcMonth, TIMES, UTC_DAYS, UTC_MONTHS, WEEKDAYS } from '../../src/client/format-time.ts';

const NOW = new Date(2026, 10, 23, 20, 4);
const EARLIER = new Date(2025, 10, 20, 20, 4);
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a date has its year only if that is not the current one', () => {
  expect(DAYS.format(NOW, NOW)).toBe('Nov 23');
  expect(DAYS.format(EARLIER, NOW)).toBe('Nov 20, 2025');
  expect(WEEKDAYS.format(NOW, NOW)).toBe('Mon, Nov 23');
  expect(plain(TIMES.format(NOW, NOW))).toBe('Nov 23, 8:04 PM');
  expect(plain(TIMES.format(EARLIER, NOW))).toBe('Nov 20, 2025, 8:04 PM');
});

test('so has a range, if one of its ends is in another year', () => {
  const [december, january] = [new Date('2025-12-29T00:00Z'), new Date('2026-01-04T00:00Z')];
  expect(plain(UTC_DAYS.formatRange(january, new Date('2026-01-11T00:00Z'), january))).toBe('Jan 4 – 11');
  expect(plain(UTC_DAYS.formatRange(december, january, january))).toBe('Dec 29, 2025 – Jan 4, 2026');
});

test('days and months in UTC are those of UTC', () => {
  const newYear = new Date('2026-01-01T00:00Z');
  expect(UTC_DAYS.format(newYear, newYear)).toBe('Jan 1');
  expect(UTC_MONTHS.format(newYear, new Date('2027-06-01T00:00Z'))).toBe('January 2026');
  expect(shortUtcMonth(newYear)).toBe('Jan');
});
