import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { Notice } from '../../ui/Notice.tsx';
import { type Fields, problemsOf, readFields } from './email-form.ts';
import { $emailSignIn, showProblems } from './email-store.ts';

interface EmailFormProps {
  label: string;
  action: string;
  busyLabel: string;
  onSubmit: (fields: Required<Fields>) => void;
  variant?: ButtonVariant;
  /** Whether its password is a new one. */
  setsPassword?: boolean;
  /** Below the button. */
  after?: ReactNode;
  children: ReactNode;
}

/** Its fields keep their own values, so that what is typed before hydration stays. */
export function EmailForm({
  label,
  action,
  busyLabel,
  variant = 'primary',
  setsPassword = false,
  onSubmit,
  after,
  children,
}: EmailFormProps) {
  const { busy, byPasskey = false, errors, failure } = useStore($emailSignIn, { ssr: 'initial' });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = readFields(event.currentTarget);
    const problems = problemsOf(fields, setsPassword);
    if (problems) showProblems(problems);
    else onSubmit(fields as Required<Fields>);
  };
  return (
    <form ref={form} aria-label={label} onSubmit={submit} method="post" noValidate className="grid gap-4">
      {children}
      <div role="alert" className="empty:hidden">
        {failure && <Notice kind="error">{failure}</Notice>}
      </div>
      <Button type="submit" variant={variant} className="w-full" busy={busy && !byPasskey} busyLabel={busyLabel}>
        {action}
      </Button>
      {after}
    </form>
  );
}
