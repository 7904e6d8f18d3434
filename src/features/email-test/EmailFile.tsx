import { useStore } from '@nanostores/react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { InputField } from '../../ui/Field.tsx';
import { emailCount, FoundEmails } from './FoundEmails.tsx';
import { takeMessage } from './prefill.ts';
import { $upload, cancelUpload, offerFile, openFiles } from './upload.ts';

/** Takes saved emails, chosen or dropped, and sends the one that is to be analysed as it is. */
export function EmailFile() {
  const { emails, omitted, analysed, sent, failure } = useStore($upload);
  const zone = useRef<HTMLDivElement>(null);
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    void openFiles([...(input.files ?? [])]);
    // Choosing the same file again is a change only then.
    input.value = '';
  };
  const drop = (dropped: DataTransfer) => {
    const source = dropped.getData('text/plain');
    const files = [...dropped.files];
    void openFiles(files.length > 0 || source === '' ? files : [new File([source], 'The dropped text')]);
  };
  useEffect(() => {
    const take = () => {
      const message = takeMessage();
      if (message) void offerFile(message);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const cancelled = useRef(false);
  const cancel = () => {
    cancelled.current = true;
    cancelUpload();
  };
  useEffect(() => {
    // The button that had the focus is gone, and the field can take it again.
    if (sent === null && cancelled.current) zone.current?.querySelector('input')?.focus();
    if (sent === null) cancelled.current = false;
  }, [sent]);
  return (
    <div ref={zone} className="grid gap-4">
      <DropZone onDrop={drop}>
        <InputField
          label="Saved email"
          hint="Choose or drop .eml or .mbox files, or an email's source, of up to 25 MB. The whole email is analysed, with its headers and attachments, and not kept."
          type="file"
          accept=".eml,.mbox,.mbx,.txt,message/rfc822,application/mbox,text/plain"
          multiple
          error={failure}
          disabled={sent !== null}
          onChange={take}
        />
      </DropZone>
      {sent !== null && (
        <div className="flex items-center gap-4">
          <progress aria-label="Sending the email" value={sent} max={1} className="progress min-w-0 grow" />
          <span className="font-mono text-14">{sent < 1 ? `${Math.floor(sent * 100)} %` : 'Analysing…'}</span>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {spoken(emails.length, sent, failure)}
      </p>
      {emails.length > 0 && <FoundEmails emails={emails} omitted={omitted} analysed={analysed} busy={sent !== null} />}
    </div>
  );
}

/** What changes, for those who do not see it. The progress bar speaks for itself. */
function spoken(emails: number, sent: number | null, failure: string): string {
  if (failure !== '') return failure;
  if (sent !== null) return sent < 1 ? 'Sending the email.' : 'Analysing the email.';
  return emails > 0 ? `Found: ${emailCount(emails)}. Choose one to analyse.` : '';
}
