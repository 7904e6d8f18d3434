import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InputField, SelectField } from '../../../ui/Field.tsx';
import { KINDS, LOCATION_LENGTH, type TaskBody, TITLE_LENGTH } from '../contract.ts';
import { type DraftErrors, readDraft } from '../draft.ts';
import { partsOf } from '../due.ts';
import { KIND_WORDS } from '../words.ts';

interface TaskDialogProps {
  title: string;
  submit: string;
  /** What is changed; without, a new one is written. */
  task?: TaskBody;
  /** @returns whether it is saved: then the dialog closes */
  onSubmit: (body: TaskBody) => Promise<boolean>;
  onClose: () => void;
}

/** The form of a task, or of a suggestion before it becomes one. */
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
          label="What"
          name="title"
          defaultValue={task?.title}
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          error={errors.title}
        />
        <SelectField label="Kind" name="kind" defaultValue={task?.kind}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind]}
            </option>
          ))}
        </SelectField>
        <div className="task-when">
          <InputField label="Day" name="date" type="date" defaultValue={due.date} error={errors.date} />
          <InputField label="Time (optional)" name="time" type="time" defaultValue={due.time} error={errors.time} />
        </div>
        <InputField
          label="Place (optional)"
          name="location"
          defaultValue={task?.location ?? ''}
          maxLength={LOCATION_LENGTH}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel="Saving…">
            {submit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
