import type { Plan } from '../../content/plans.ts';

interface Organization {
  name: string;
  description: string;
  supportEmail: string;
  profiles: string[];
}

/** What search engines read of the organization and its plans (schema.org). A plan without a price is named without. */
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
        offers: plans.map(offer),
      },
    ],
  };
}

function offer({ name, price }: Plan) {
  const amount = /^\$(\d+(?:\.\d+)?)$/.exec(price)?.[1];
  return {
    '@type': 'Offer',
    name,
    ...(amount === undefined ? {} : { price: amount, priceCurrency: 'USD' }),
  };
}

/** JSON that may stand in a script element: no `<` can end it. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
