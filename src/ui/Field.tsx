import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { PASSWORD_FIELD_TEXTS } from './texts.ts';
import './fields.css';

interface Labelled {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

export function InputField({ label, hint, error, className, ...rest }: Labelled & ComponentProps<'input'>) {
  const frame = useFrame(label, hint, error, rest.id);
  return frame.around(<input {...rest} {...frame.attributes} className="field-control" />, className);
}

export function PasswordField({ label, hint, error, className, ...rest }: Labelled & ComponentProps<'input'>) {
  const frame = useFrame(label, hint, error, rest.id);
  const [shown, setShown] = useState(false);
  return frame.around(
    <div className="password-control">
      <input
        autoCapitalize="none"
        spellCheck="false"
        {...rest}
        {...frame.attributes}
        type={shown ? 'text' : 'password'}
        className="field-control"
      />
      <button
        type="button"
        aria-controls={frame.attributes.id}
        aria-label={shown ? PASSWORD_FIELD_TEXTS.hideOf : PASSWORD_FIELD_TEXTS.showOf}
        onClick={() => setShown(!shown)}
      >
        {shown ? PASSWORD_FIELD_TEXTS.hide : PASSWORD_FIELD_TEXTS.show}
      </button>
    </div>,
    className,
  );
}

export function TextareaField({ label, hint, error, className, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const frame = useFrame(label, hint, error, rest.id);
  return frame.around(<textarea {...rest} {...frame.attributes} className="field-control" />, className);
}

export function SelectField({ label, hint, error, className, ...rest }: Labelled & ComponentProps<'select'>) {
  const frame = useFrame(label, hint, error, rest.id);
  return frame.around(<select {...rest} {...frame.attributes} className="field-control" />, className);
}

function useFrame(label: string, hint: ReactNode, error: ReactNode, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    attributes: { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined },
    around: (control: ReactNode, className = '') => (
      <div className={`field ${className}`}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {control}
        {error && (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    ),
  };
}
