import type { Plan } from '../../content/schemas.ts';

interface Organization {
  name: string;
  description: string;
  supportEmail: string;
  profiles: string[];
}

/** The organization and its plans as schema.org data. Plans without a price are left out. */
export function structuredData(
  url: string,
  { name, description, supportEmail, profiles }: Organization,
  plans: Plan[],
) {
  const organization = `${url}#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url,
        logo: new URL('/icons/512.png', url).href,
        sameAs: profiles,
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
      },
      {
        '@type': 'SoftwareApplication',
        name,
        description,
        url,
        applicationCategory: 'SecurityApplication',
        operatingSystem: 'Web',
        publisher: { '@id': organization },
        offers: plans.flatMap(offer),
      },
    ],
  };
}

function offer({ name, price }: Plan) {
  if ('text' in price) return [];
  return [{ '@type': 'Offer', name, price: String(price.amount), priceCurrency: price.currency }];
}

/** JSON for a script element. It contains no `<`, so nothing can close the element early. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
