import { expect, test } from 'vitest';
import type { Plan } from '../../../src/content/schemas.ts';
import { scriptSafeJson, structuredData } from '../../../src/features/landing/structured-data.ts';

const plan = (price: Plan['price']): Plan => ({
  name: 'Plan',
  summary: 'For one.',
  price,
  features: ['One'],
  action: { label: 'Start' },
});
const organization = { name: 'Name', description: 'What it does.', supportEmail: 'help@name.example', profiles: [] };

test('offers a plan that has its price, and no other', () => {
  const plans = [plan({ amount: 1200, currency: 'EUR' }), plan({ text: 'To be announced' })];
  const data = structuredData('https://name.example/', organization, plans);
  expect(data['@graph'][1]?.offers).toEqual([{ '@type': 'Offer', name: 'Plan', price: '1200', priceCurrency: 'EUR' }]);
});

test('cannot end the script element it is in', () => {
  const text = '</script><script>alert(1)</script>';
  expect(scriptSafeJson({ text })).not.toContain('<');
  expect(JSON.parse(scriptSafeJson({ text }))).toEqual({ text });
});
