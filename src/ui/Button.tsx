import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Ignores presses and keeps the focus. */
  busy?: boolean;
  /** As wide as the longer of its two labels. */
  busyLabel?: string;
}

/** With `aria-disabled` it looks disabled but can still be pressed, so that the handler can say what is missing. */
export function Button({
  variant,
  busy = false,
  busyLabel,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className="button-label" data-shown={!busy || !busyLabel}>
        {children}
      </span>
      {busyLabel && (
        <span className="button-label" data-shown={busy}>
          {busyLabel}
        </span>
      )}
    </button>
  );
}
