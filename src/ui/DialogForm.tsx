import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from './Button.tsx';

interface DialogFormProps {
  texts: { action: string; busy: string; cancel: string };
  /**
   * Sends the input, or moves the focus to the invalid field.
   * @returns why it failed
   */
  submit: (entered: FormData, focus: (name: string) => void) => Promise<string | undefined>;
  onClose: () => void;
  /** Of a heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A dialog's fields, error and two buttons. */
export function DialogForm({ texts, submit, onClose, labelledBy, className = '', children }: DialogFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setProblem(undefined);
    setProblem(
      await submit(new FormData(form), (name) => form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()),
    );
    setBusy(false);
  };
  return (
    <form
      aria-labelledby={labelledBy}
      className={`grid gap-4 ${className}`}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      {children}
      <p role="alert" className="text-14 text-error empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={texts.busy}>
          {texts.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A text field's value, without the spaces around it. */
export function enteredText(entered: FormData, name: string): string {
  return String(entered.get(name) ?? '').trim();
}
