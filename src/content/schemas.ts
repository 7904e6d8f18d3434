import { z } from 'zod';

// Content files import only types from here: some of them reach the browser, Zod must not.

const text = z.string().trim().min(1);
const path = z.string().regex(/^\/[\w#/-]*$/, 'must be an address on this site, such as /waitlist');
const https = z.url({ protocol: /^https$/ });

/** An amount, or text where there is none yet. */
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
  /** Name of an earlier plan whose features are included too. */
  includes: text.optional(),
  features: z.array(text).min(1),
  /** Without a target the button is disabled. */
  action: z.strictObject({ label: text, href: path.optional() }),
});

export const plans = z
  .array(plan)
  .min(1)
  .refine(
    (all) => all.every(({ includes }, index) => !includes || all.slice(0, index).some(({ name }) => name === includes)),
    'a plan can include only an earlier one',
  )
  .refine((all) => all.filter(({ popular }) => popular).length <= 1, 'only one plan can be the popular one');

const solution = z.strictObject({
  id: z.enum(['body', 'threats', 'links', 'tasks', 'alerts', 'hijack']),
  title: text,
  summary: text,
});

export const solutions = z
  .array(solution)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each solution may appear only once');

const testimonial = z
  .strictObject({
    text,
    /** The words of the text to underline. */
    noticed: text,
    author: text,
    role: text,
    company: text,
    /** Initials, drawn as the portrait. */
    image: z.string().regex(/^\p{Lu}{1,2}$/u, 'must be one or two capital letters'),
  })
  .refine((quote) => quote.text.includes(quote.noticed), 'the text must contain what was noticed');

export const testimonials = z.array(testimonial).min(1);

const navigationLink = z.strictObject({
  label: text,
  href: z.union([path, https]),
  /** For a section of the landing page: duration of the scroll in milliseconds. */
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

/** Who is legally responsible for this site. */
export const operator = z.strictObject({
  name: text,
  /** The postal address, line by line. */
  address: z.array(text).min(1),
  /** The governing law, such as “the law of Norway”. */
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
