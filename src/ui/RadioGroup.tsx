import { type ReactNode, useId } from 'react';
import './choice-control.css';
import './fields.css';

interface RadioGroupProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  inline?: boolean;
}

/** Controlled with `value`, uncontrolled with `defaultValue`. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  required,
  inline = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="field" aria-describedby={describedBy || undefined}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={inline ? 'choices choices-inline' : 'choices'}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
