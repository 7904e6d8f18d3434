import { expect, test } from 'vitest';
import { fingerprint } from '../../src/commands/build.ts';
import { testTable } from '../support/test-table.ts';

testTable(['SITE_URL', 'COMPARE_PASSWORD', 'STATES_PAGE', 'NETLIFY', 'PUBLIC_API_URL'])(
  'a build with another %s is another build',
  (name) => {
    expect(fingerprint({ [name]: 'x' })).not.toBe(fingerprint({}));
  },
);

test('what a build does not read makes no new one', () => {
  expect(fingerprint({ PORT: '80', HOME: '/home' })).toBe(fingerprint({}));
});
