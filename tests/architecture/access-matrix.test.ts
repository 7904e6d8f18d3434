import { expect, test } from 'vitest';
import { MATRIX } from '../access/matrix.ts';
import { servedRoutes } from '../access/routes.ts';

test('every route says what every caller gets', () => {
  expect(servedRoutes().length).toBeGreaterThan(40);
  expect(Object.keys(MATRIX).toSorted(), 'tests/access/matrix.ts needs a row for each').toEqual(servedRoutes());
});
