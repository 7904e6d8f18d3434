export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return ['button', `button-${variant}`, className].filter(Boolean).join(' ');
}
