export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The classes of a button, for what looks like one and is a link as well. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return ['button', `button-${variant}`, className].filter(Boolean).join(' ');
}
