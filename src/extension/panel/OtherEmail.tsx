import { useStore } from '@nanostores/react';
import { type ChangeEvent, type SubmitEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { InputField, TextareaField } from '../../ui/Field.tsx';
import { $refusal, takeFile, takeText } from './store.ts';

/** Takes an email that no page shows: a saved one, chosen or dropped, or its text. */
export function OtherEmail({ open }: { open: boolean }) {
  const refusal = useStore($refusal);
  const id = useId();
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) void takeFile(file);
    // Choosing the same file again is a change only then.
    input.value = '';
  };
  const drop = (dropped: DataTransfer) => {
    const [file] = dropped.files;
    void (file ? takeFile(file) : takeText(dropped.getData('text/plain')));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void takeText(String(new FormData(form).get('text') ?? '')).then((isTaken) => isTaken && form.reset());
  };
  return (
    <details open={open}>
      <summary className="font-semibold">Another email</summary>
      <div className="grid gap-4 pt-4">
        <DropZone onDrop={drop}>
          <InputField
            label="Saved email"
            hint="Choose or drop an .eml file of up to 25 MB."
            type="file"
            accept=".eml,.txt,message/rfc822,text/plain"
            onChange={choose}
          />
        </DropZone>
        <form onSubmit={submit} className="grid gap-2">
          <TextareaField
            id={id}
            label="Text of an email"
            hint="Or its source, with which more can be examined."
            name="text"
            rows={4}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" className="w-fit">
            Check this text
          </Button>
        </form>
        <p role="alert" className="text-14 text-error">
          {refusal}
        </p>
      </div>
    </details>
  );
}
