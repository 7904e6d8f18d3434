import { type ComponentProps, type ReactNode, useId } from 'react';
import './choice-control.css';
import './fields.css';

export function Checkbox({
  error,
  children,
  className = '',
  checked,
  onChange,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { error?: ReactNode }) {
  const errorId = useId();
  return (
    <div className={`field ${className}`}>
      <label className="choice">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => {
            onChange?.(event);
            // Stays as rendered until the handler's change is rendered: Preact wouldn't undo a change that the handler
            // refuses.
            if (checked !== undefined) event.currentTarget.checked = checked;
          }}
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
