import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { addReport } from '../reports-store.ts';

/** Takes a report from another browser, or one sent without logging in, into the list. */
export function AddReport({ onAdded }: { onAdded: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('receipt') as HTMLInputElement;
    setBusy(true);
    const wrong = await addReport(field.value);
    setBusy(false);
    setError(wrong);
    if (wrong !== undefined) return field.focus();
    form.reset();
    onAdded();
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid justify-items-start gap-4 border-t border-rule pt-6"
    >
      <h3 className="text-20">Sent from elsewhere</h3>
      <InputField
        className="w-full"
        label="Receipt"
        name="receipt"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="As you were given it when the report was sent, alone or with its link"
        error={error}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Looking it up…">
        Add to my list
      </Button>
    </form>
  );
}
