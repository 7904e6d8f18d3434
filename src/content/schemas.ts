import { z as zod } from 'zod';

// Content files import only types from here: some of them reach the browser, Zod must not.

const text = zod.string().trim().min(1);
const path = zod.string().regex(/^\/[\w#/-]*$/, 'must be an address on this site, such as /waitlist');
const https = zod.url({ protocol: /^https$/ });

/** An amount, or text if there is none yet. */
const price = zod.union([
  zod.strictObject({ amount: zod.number().nonnegative().multipleOf(0.01), currency: zod.string().regex(/^[A-Z]{3}$/) }),
  zod.strictObject({ text }),
]);

const plan = zod.strictObject({
  name: text,
  summary: text,
  price,
  /** What the price is for, such as "per month". */
  period: text.optional(),
  popular: zod.boolean().optional(),
  /** Name of an earlier plan whose features are included too. */
  includes: text.optional(),
  features: zod.array(text).min(1),
  /** Without a target the button is disabled. */
  action: zod.strictObject({ label: text, href: path.optional() }),
});

export const plans = zod
  .array(plan)
  .min(1)
  .refine(
    (all) => all.every(({ includes }, index) => !includes || all.slice(0, index).some(({ name }) => name === includes)),
    'a plan can include only an earlier one',
  )
  .refine((all) => all.filter(({ popular }) => popular).length <= 1, 'only one plan can be the popular one');

const solution = zod.strictObject({
  id: zod.enum(['body', 'threats', 'links', 'tasks', 'alerts', 'hijack']),
  title: text,
  summary: text,
});

export const solutions = zod
  .array(solution)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each solution may appear only once');

const testimonial = zod
  .strictObject({
    text,
    /** The words of the text to underline. */
    noticed: text,
    author: text,
    role: text,
    company: text,
    /** Initials, drawn as the portrait. */
    image: zod.string().regex(/^\p{Lu}{1,2}$/u, 'must be one or two capital letters'),
  })
  .refine((quote) => quote.text.includes(quote.noticed), 'the text must contain what was noticed');

export const testimonials = zod.array(testimonial).min(1);

const navigationLink = zod.strictObject({
  label: text,
  href: zod.union([path, https]),
  /** For a section of the landing page: duration of the scroll in milliseconds. */
  scrollMs: zod.int().positive().optional(),
  /** Opens in a new tab. */
  external: zod.boolean().optional(),
});

export const navigationLinks = zod.array(navigationLink).min(1);
export const footerLinks = zod.array(zod.strictObject({ title: text, links: navigationLinks })).min(1);

const account = zod.strictObject({ label: text, url: https });

export const siteFacts = zod.strictObject({
  name: text,
  origin: zod
    .url({ protocol: /^https?$/ })
    .refine((address) => new URL(address).origin === address, 'must be an origin'),
  description: text.max(160),
  supportEmail: zod.email(),
  blogUrl: https,
  social: zod.strictObject({ photo: account, professional: account, microblog: account }),
});

/** Who is legally responsible for this site. */
export const operator = zod.strictObject({
  name: text,
  /** The postal address, line by line. */
  address: zod.array(text).min(1),
  /** The governing law, such as “the law of Norway”. */
  law: text,
});

export type Price = zod.infer<typeof price>;
export type Plan = zod.infer<typeof plan>;
export type Solution = zod.infer<typeof solution>;
export type SolutionId = Solution['id'];
export type Testimonial = zod.infer<typeof testimonial>;
export type NavigationLink = zod.infer<typeof navigationLink>;
export type Operator = zod.infer<typeof operator>;
export type SiteFacts = zod.infer<typeof siteFacts>;
