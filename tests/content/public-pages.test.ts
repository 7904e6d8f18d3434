import { expect, test } from 'vitest';
import { canonicalUrl, isPublicPage } from '../../src/content/public-pages.ts';
import { testTable } from '../support/test-table.ts';

testTable(['/', '/privacy-policy', '/privacy-policy/', '/oauth/login', '/docs', '/docs/operation'])(
  '%s is public',
  (path) => {
    expect(isPublicPage(`https://letterlock.example${path}`)).toBe(true);
  },
);

testTable(['/dashboard', '/email-test', '/compare-tool', '/403', '/demo/google/authorize', '/states', '/docs/nowhere'])(
  '%s is not',
  (path) => {
    expect(isPublicPage(`https://letterlock.example${path}`)).toBe(false);
  },
);

test('a page has one URL', () => {
  expect(canonicalUrl('https://letterlock.example/waitlist/')).toBe('https://letterlock.example/waitlist');
  expect(canonicalUrl('https://letterlock.example/')).toBe('https://letterlock.example/');
});
