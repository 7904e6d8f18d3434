import { z as zod } from 'zod';
import { FOOTER_LINKS, HEADER_LINKS, MENU_LINKS, SIGNED_IN_LINKS } from './navigation.ts';
import { OPERATOR } from './operator.ts';
import { PLANS } from './plans.ts';
import { footerLinks, navigationLinks, operator, plans, siteFacts, solutions, testimonials } from './schemas.ts';
import { site } from './site.ts';
import { SOLUTIONS } from './solutions.ts';
import { TESTIMONIALS } from './testimonials.ts';

/** Stops the build on invalid content. @throws Error with the file and each invalid field */
export function checkContent(): void {
  check('site', siteFacts, site);
  check('operator', operator.optional(), OPERATOR);
  check('plans', plans, PLANS);
  check('solutions', solutions, SOLUTIONS);
  check('testimonials', testimonials, TESTIMONIALS);
  check('navigation', navigationLinks, [...HEADER_LINKS, ...MENU_LINKS, ...SIGNED_IN_LINKS]);
  check('navigation', footerLinks, FOOTER_LINKS);
}

export function check(file: string, schema: zod.ZodType, content: unknown): void {
  const { error } = schema.safeParse(content);
  if (error) throw new Error(`src/content/${file}.ts is invalid:\n${zod.prettifyError(error)}`);
}
