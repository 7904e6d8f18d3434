import { expect, test } from 'vitest';
import type { Plan } from '../../../src/content/plans.ts';
import { scriptSafeJson, structuredData } from '../../../src/features/landing/structured-data.ts';

const plan = (price: string): Plan => ({
  name: 'Plan',
  summary: 'For one.',
  price,
  features: [],
  action: { label: 'Start' },
});
const organization = { name: 'Name', description: 'What it does.', supportEmail: 'help@name.example', profiles: [] };

test('states a price where there is one, and none where there is none', () => {
  const data = structuredData('https://name.example/', organization, [plan('$0'), plan('To be announced')]);
  expect(data['@graph'][1]?.offers).toEqual([
    { '@type': 'Offer', name: 'Plan', price: '0', priceCurrency: 'USD' },
    { '@type': 'Offer', name: 'Plan' },
  ]);
});

test('cannot end the script element it stands in', () => {
  const text = '</script><script>alert(1)</script>';
  expect(scriptSafeJson({ text })).not.toContain('<');
  expect(JSON.parse(scriptSafeJson({ text }))).toEqual({ text });
});
