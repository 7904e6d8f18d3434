import { type ComponentProps, type ReactNode, useId } from 'react';
import './choice-control.css';
import './fields.css';

export function Checkbox({
  error,
  children,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { error?: ReactNode }) {
  const errorId = useId();
  return (
    <div className={`field ${className}`}>
      <label className="choice">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
