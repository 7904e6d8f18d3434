import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

/** For islands; pages use ButtonLink.astro. */
export function ButtonLink({ variant, className, ...rest }: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return <a {...rest} className={buttonClass(variant, className)} />;
}
