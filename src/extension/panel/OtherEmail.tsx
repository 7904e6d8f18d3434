import { useStore } from '@nanostores/react';
import { type ChangeEvent, type SubmitEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { InputField, TextareaField } from '../../ui/Field.tsx';
import { OTHER_EMAIL_TEXTS as texts } from '../texts.ts';
import { $refusal, takeFile, takeText } from './store.ts';

export function OtherEmail({ open }: { open: boolean }) {
  const refusal = useStore($refusal);
  const id = useId();
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) void takeFile(file);
    // Otherwise choosing the same file again would raise no change event.
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
      <summary className="font-semibold">{texts.summary}</summary>
      <div className="grid gap-4 pt-4">
        <DropZone onDrop={drop}>
          <InputField
            label={texts.file}
            hint={texts.fileHint}
            type="file"
            accept=".eml,.txt,message/rfc822,text/plain"
            onChange={choose}
          />
        </DropZone>
        <form onSubmit={submit} className="grid gap-2">
          <TextareaField id={id} label={texts.text} hint={texts.textHint} name="text" rows={4} autoComplete="off" />
          <Button type="submit" variant="secondary" className="w-fit">
            {texts.check}
          </Button>
        </form>
        <p role="alert" className="text-14 text-error">
          {refusal}
        </p>
      </div>
    </details>
  );
}
