import { z } from 'zod';

// What the content files must be. The files take their types from here and no code, since some of them reach browsers.

const text = z.string().trim().min(1);
const path = z.string().regex(/^\/[\w#/-]*$/, 'must be an address on this site, such as /waitlist');
const https = z.url({ protocol: /^https$/ });

/** A number that can be reckoned with, or what is said in place of one. */
const price = z.union([
  z.strictObject({ amount: z.number().nonnegative().multipleOf(0.01), currency: z.string().regex(/^[A-Z]{3}$/) }),
  z.strictObject({ text }),
]);

const plan = z.strictObject({
  name: text,
  summary: text,
  price,
  /** What the price is for, such as "per month". */
  period: text.optional(),
  popular: z.boolean().optional(),
  /** Name of the plan whose features are all included too. */
  includes: text.optional(),
  features: z.array(text).min(1),
  /** Without a target the plan cannot be had yet, and its button is disabled. */
  action: z.strictObject({ label: text, href: path.optional() }),
});

export const plans = z
  .array(plan)
  .min(1)
  .refine(
    (all) => all.every(({ includes }, index) => !includes || all.slice(0, index).some(({ name }) => name === includes)),
    'a plan can include only one that stands before it',
  )
  .refine((all) => all.filter(({ popular }) => popular).length <= 1, 'only one plan can be the popular one');

const solution = z.strictObject({
  id: z.enum(['body', 'threats', 'links', 'tasks', 'alerts', 'hijack']),
  title: text,
  summary: text,
});

export const solutions = z
  .array(solution)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each solution stands here once');

const testimonial = z
  .strictObject({
    text,
    /** The words of the text that are underlined: what the person noticed. */
    noticed: text,
    author: text,
    role: text,
    company: text,
    /** The letters of the monogram that is drawn as the portrait. */
    image: z.string().regex(/^\p{Lu}{1,2}$/u, 'must be one or two capital letters'),
  })
  .refine((quote) => quote.text.includes(quote.noticed), 'what was noticed must stand in the text');

export const testimonials = z.array(testimonial).min(1);

const navigationLink = z.strictObject({
  label: text,
  href: z.union([path, https]),
  /** For a section of the landing page: how long the scroll to it takes, in milliseconds. */
  scrollMs: z.int().positive().optional(),
  /** Opens in a new tab. */
  external: z.boolean().optional(),
});

export const navigationLinks = z.array(navigationLink).min(1);
export const footerLinks = z.array(z.strictObject({ title: text, links: navigationLinks })).min(1);

const account = z.strictObject({ label: text, url: https });

export const siteFacts = z.strictObject({
  name: text,
  origin: z.url({ protocol: /^https?$/ }).refine((address) => new URL(address).origin === address, 'must be an origin'),
  description: text.max(160),
  supportEmail: z.email(),
  blogUrl: https,
  social: z.strictObject({ photo: account, professional: account, microblog: account }),
});

/** Who runs this site and answers for it in law. */
export const operator = z.strictObject({
  name: text,
  /** The postal address, line by line. */
  address: z.array(text).min(1),
  /** Whose law the terms follow, as in “the law of Norway”. */
  law: text,
});

export type Price = z.infer<typeof price>;
export type Plan = z.infer<typeof plan>;
export type Solution = z.infer<typeof solution>;
export type SolutionId = Solution['id'];
export type Testimonial = z.infer<typeof testimonial>;
export type NavigationLink = z.infer<typeof navigationLink>;
export type Operator = z.infer<typeof operator>;
export type SiteFacts = z.infer<typeof siteFacts>;
