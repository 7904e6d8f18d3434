import type { Capability } from './capability.ts';
import { deliveredEmails } from './delivered.ts';

/** Companies and offices of thirty countries: impostors elsewhere, and their own regional, group and mailing domains. */
export const REGIONAL_BRANDS: Capability = {
  title: 'Companies of each country',
  cases: () => deliveredEmails('brands.jsonl'),
};
