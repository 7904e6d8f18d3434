import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check, checkContent } from '../../src/content/check.ts';
import { PLANS } from '../../src/content/plans.ts';
import * as schemas from '../../src/content/schemas.ts';
import { site } from '../../src/content/site.ts';
import { SOLUTIONS } from '../../src/content/solutions.ts';
import { TESTIMONIALS } from '../../src/content/testimonials.ts';
import { priceText } from '../../src/features/landing/price.ts';
import { testTable } from '../support/test-table.ts';

const [free, premium] = PLANS;
const [quote] = TESTIMONIALS;

test('the content is what the pages expect', () => {
  expect(checkContent).not.toThrow();
});

testTable([
  ['a price that cannot be reckoned with', schemas.plans, [{ ...free, price: '$1,200' }], 'price'],
  ['a plan with a word too many', schemas.plans, [{ ...free, colour: 'red' }], 'colour'],
  ['a plan that includes one that is not there', schemas.plans, [premium], 'an earlier one'],
  ['two popular plans', schemas.plans, [free, premium, { ...premium, name: 'B' }], 'popular'],
  ['a solution without an example', schemas.solutions, [{ ...SOLUTIONS[0], id: 'magic' }], 'id'],
  ['a solution twice', schemas.solutions, [SOLUTIONS[0], SOLUTIONS[0]], 'once'],
  ['a quote without its author', schemas.testimonials, [{ ...quote, author: ' ' }], 'author'],
  ['a portrait that is no monogram', schemas.testimonials, [{ ...quote, image: 'photo.jpg' }], 'capital'],
  ['a link to nowhere', schemas.navigationLinks, [{ label: 'Home', href: 'home' }], 'href'],
  ['a support address that is none', schemas.siteFacts, { ...site, supportEmail: 'support' }, 'supportEmail'],
])('%s is refused, and named', (_, schema, content, named) => {
  expect(() => check('plans', schema, content)).toThrow(named);
  expect(() => check('plans', schema, content)).toThrow('src/content/plans.ts');
});

test("the terms state the free plan's price", () => {
  const terms = readFileSync(new URL('../../src/content/legal/terms-of-service.md', import.meta.url), 'utf8');
  const { name = '', price, period = '' } = free ?? {};
  expect(price).toMatchObject({ amount: 0 });
  expect(terms).toContain(`The ${name} plan costs ${price && priceText(price)} ${period}`);
});
