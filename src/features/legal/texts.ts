import type { Operator } from '../../content/schemas.ts';
import { site } from '../../content/site.ts';

/** The page around the documents, whose own texts are in content/legal. */
export const LEGAL = {
  contents: 'Contents',
  from: 'From',
  effective: 'Effective',
  contact: 'Contact',
  questions: 'Questions about this page? Email',
  operatedBy: ({ name, address }: Operator) => `${site.name} is operated by ${name}, ${address.join(', ')}.`,
  law: ({ law }: Operator) =>
    `These terms are governed by ${law}. Consumers keep the protection of the law of their own country.`,
  others: 'Other documents',
} as const;
