import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InputField, SelectField } from '../../../ui/Field.tsx';
import { KINDS, LOCATION_LENGTH, type TaskBody, TITLE_LENGTH } from '../contract.ts';
import { type DraftErrors, readDraft } from '../draft.ts';
import { partsOf } from '../due.ts';
import { FORM_TEXTS, KIND_NAMES } from '../texts.ts';

interface TaskDialogProps {
  title: string;
  submit: string;
  /** Omitted for a new task. */
  task?: TaskBody;
  /** @returns whether it was saved, which closes the dialog */
  onSubmit: (body: TaskBody) => Promise<boolean>;
  onClose: () => void;
}

export function TaskDialog({ title, submit, task, onSubmit, onClose }: TaskDialogProps) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const due = task ? partsOf(task.due) : { date: '', time: '' };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const draft = readDraft(new FormData(event.currentTarget), task);
    setErrors('errors' in draft ? draft.errors : {});
    if ('errors' in draft) {
      const [first = ''] = Object.keys(draft.errors);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    const saved = await onSubmit(draft.body);
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <form ref={form} noValidate className="grid gap-6" onSubmit={(event) => void save(event)}>
        <InputField
          label={FORM_TEXTS.title}
          name="title"
          defaultValue={task?.title}
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          error={errors.title}
        />
        <SelectField label={FORM_TEXTS.kind} name="kind" defaultValue={task?.kind}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </SelectField>
        <div className="task-when">
          <InputField label={FORM_TEXTS.date} name="date" type="date" defaultValue={due.date} error={errors.date} />
          <InputField label={FORM_TEXTS.time} name="time" type="time" defaultValue={due.time} error={errors.time} />
        </div>
        <InputField
          label={FORM_TEXTS.location}
          name="location"
          defaultValue={task?.location ?? ''}
          maxLength={LOCATION_LENGTH}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel={FORM_TEXTS.saving}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {FORM_TEXTS.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
