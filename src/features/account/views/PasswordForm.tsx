import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/Field.tsx';
import { PASSWORD_LENGTH } from '../../password/contract.ts';
import type { PasswordProblem } from '../password-problem.ts';
import { saveNewPassword } from '../store.ts';
import { PASSWORD_SECTION_TEXTS } from '../texts.ts';

export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [problem, setProblem] = useState<PasswordProblem>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [current, chosen] = [String(data.get('current')), String(data.get('new'))];
    if (current === '' || chosen === '') {
      setProblem({ field: current === '' ? 'current' : 'new', message: PASSWORD_SECTION_TEXTS.missing });
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const found = await saveNewPassword(current, chosen);
    setBusy(false);
    if (found) setProblem(found);
    else onClose();
  };
  const errorOf = (field: PasswordProblem['field']) => (problem?.field === field ? problem?.message : undefined);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={PASSWORD_SECTION_TEXTS.current}
        name="current"
        required
        maxLength={1024}
        autoComplete="current-password"
        error={errorOf('current')}
      />
      <PasswordField
        label={PASSWORD_SECTION_TEXTS.new}
        name="new"
        required
        maxLength={1024}
        autoComplete="new-password"
        hint={PASSWORD_SECTION_TEXTS.hint(PASSWORD_LENGTH.shortest)}
        error={errorOf('new')}
      />
      <p className="text-14 text-ink-muted">{PASSWORD_SECTION_TEXTS.othersLoggedOut}</p>
      <p role="alert" className="text-14 text-error empty:hidden">
        {problem && errorOf(undefined)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={PASSWORD_SECTION_TEXTS.saving}>
          {PASSWORD_SECTION_TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {PASSWORD_SECTION_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
