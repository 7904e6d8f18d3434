import { expect, test } from 'vitest';
import { answeredBy, mailDate } from '../../../../src/engines/detection/parse/headers.ts';
import { testTable } from '../../../support/test-table.ts';

testTable([
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06Z', '1997-11-21', 9],
  ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06Z', '1997-11-21', 9],
  ['21 Nov 26 09:55 UT', '2026-11-21T09:55:00Z', '2026-11-21', 9],
  ['21 Nov 49 09:55 +0000', '2049-11-21T09:55:00Z', '2049-11-21', 9],
  ['21 Nov 50 09:55 +0000', '1950-11-21T09:55:00Z', '1950-11-21', 9],
  ['21 Nov 126 09:55 +0000', '2026-11-21T09:55:00Z', '2026-11-21', 9],
  ['Sat, 21 Nov 2026 22:00:00 EST', '2026-11-22T03:00:00Z', '2026-11-21', 22],
  ['21 Jul 2026 22:00:00 PDT (Pacific)', '2026-07-22T05:00:00Z', '2026-07-21', 22],
  ['21 Nov 2026 00:30:00 +0530', '2026-11-20T19:00:00Z', '2026-11-21', 0],
  ['21 Nov 2026 09:55:06 A', '2026-11-21T09:55:06Z', '2026-11-21', 9],
  ['21 Nov 2026 09:55:06', '2026-11-21T09:55:06Z', '2026-11-21', 9],
])('%s is %s', (field, time, day, hour) => {
  expect(mailDate(field)).toEqual({ time: Date.parse(time), day, hour });
});

testTable([['tomorrow'], ['21 Foo 2026 10:00:00 +0000'], ['21 Nov 2026']])('%s is no date', (field) => {
  expect(mailDate(field)).toBeNull();
});

testTable([
  ['with spaces', '<a@x> <b@x>\r\n <c@x>'],
  ['without', '<a@x><b@x><c@x>'],
  ['with comments', '<a@x>(first)<b@x> (second) <c@x>'],
])('answered emails are read %s, the nearest first', (_, value) => {
  const headers = [{ name: 'References', value }];
  expect(answeredBy({ subject: '', body: '', headers })).toEqual(['<c@x>', '<b@x>', '<a@x>']);
});

test('what is no Message-ID is left out', () => {
  const headers = [{ name: 'In-Reply-To', value: 'Your email of Monday <a@x> <> <half' }];
  expect(answeredBy({ subject: '', body: '', headers })).toEqual(['<a@x>']);
});
