import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextareaField } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { REASON_LENGTH } from '../contract.ts';
import { VERDICT_CORRECTION_TEXTS } from '../texts.ts';

interface CorrectionFormProps<Choice extends string> {
  question: string;
  name: string;
  options: ComponentProps<typeof RadioGroup<Choice>>['options'];
  /** The previous choice. */
  chosen?: Choice | null;
  /** The error if nothing is chosen. */
  choose: string;
  effectOf: (choice: Choice | null) => ReactNode;
  note: Pick<ComponentProps<typeof TextareaField>, 'label' | 'hint' | 'defaultValue'>;
  /** @returns the failure's message */
  save: (choice: Choice, note: string) => Promise<string | undefined>;
  onSaved: () => void;
  onClose: () => void;
}

/** A choice and a note in the user's own words. */
export function CorrectionForm<Choice extends string>(props: CorrectionFormProps<Choice>) {
  const { choose, save, onSaved, onClose } = props;
  const [choice, setChoice] = useState(props.chosen ?? null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const isMissing = failure === choose;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (choice === null) {
      setFailure(choose);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const failed = await save(choice, note.current?.value ?? '');
    setBusy(false);
    if (failed === undefined) onSaved();
    else setFailure(failed);
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <RadioGroup
        legend={props.question}
        name={props.name}
        options={props.options}
        value={choice}
        onChange={(chosen) => {
          setChoice(chosen);
          setFailure('');
        }}
        error={isMissing && failure}
      />
      <p role="status" className="text-14 text-ink-muted empty:hidden wrap-anywhere">
        {props.effectOf(choice)}
      </p>
      <TextareaField {...props.note} ref={note} name="note" rows={2} maxLength={REASON_LENGTH} />
      <p role="alert" className="text-14 text-error empty:hidden">
        {!isMissing && failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={VERDICT_CORRECTION_TEXTS.saving}>
          {VERDICT_CORRECTION_TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {VERDICT_CORRECTION_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
