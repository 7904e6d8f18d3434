import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { addReport } from '../reports-store.ts';
import { REPORT_LIST_TEXTS, REPORT_TEXTS } from '../texts.ts';

const TEXTS = REPORT_LIST_TEXTS.add;

export function AddReport({ onAdded }: { onAdded: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('receipt') as HTMLInputElement;
    setBusy(true);
    const invalid = await addReport(field.value);
    setBusy(false);
    setError(invalid);
    if (invalid !== undefined) return field.focus();
    form.reset();
    onAdded();
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid justify-items-start gap-4 border-t border-rule pt-6"
    >
      <h3 className="text-20">{TEXTS.heading}</h3>
      <InputField
        className="w-full"
        label={TEXTS.label}
        name="receipt"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        hint={TEXTS.hint}
        error={error}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel={REPORT_TEXTS.loading}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}
