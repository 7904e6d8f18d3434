import { useStore } from '@nanostores/react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { InputField } from '../../ui/Field.tsx';
import { FoundEmails } from './FoundEmails.tsx';
import { takeMessage } from './prefill.ts';
import { takeShared } from './shared.ts';
import { $filling } from './store.ts';
import { FOUND_TEXTS, UPLOAD_TEXTS } from './texts.ts';
import { $upload, cancelUpload, offerFile, openFiles, type UploadState } from './upload.ts';

export function EmailFile() {
  const state = useStore($upload);
  const { emails, sent, failure, batch } = state;
  const zone = useRef<HTMLDivElement>(null);
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    void openFiles([...(input.files ?? [])]);
    // Choosing the same file again must be a change event.
    input.value = '';
  };
  const drop = (dropped: DataTransfer) => {
    const source = dropped.getData('text/plain');
    const files = [...dropped.files];
    void openFiles(files.length > 0 || source === '' ? files : [new File([source], UPLOAD_TEXTS.droppedText)]);
  };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pictures = pastedPictures(event.clipboardData);
      if (pictures.length === 0) return;
      event.preventDefault();
      void openFiles(pictures);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  useEffect(() => {
    const offer = () => {
      const email = takeMessage(UPLOAD_TEXTS.fromExtension);
      if (email) void offerFile(email);
    };
    offer();
    void takeShared().then((shared) => {
      if (shared === 'lost') $upload.set({ ...$upload.get(), failure: UPLOAD_TEXTS.shareAgain });
      else if (shared && 'file' in shared) void offerFile(shared.file);
      else if (shared) $filling.set(shared.fields);
    });
    window.addEventListener('hashchange', offer);
    return () => window.removeEventListener('hashchange', offer);
  }, []);
  const cancelled = useRef(false);
  const cancel = () => {
    cancelled.current = true;
    cancelUpload();
  };
  useEffect(() => {
    // The focused Cancel button is gone.
    if (sent === null && cancelled.current) zone.current?.querySelector('input')?.focus();
    if (sent === null) cancelled.current = false;
  }, [sent]);
  return (
    <div ref={zone} className="grid gap-4">
      <DropZone onDrop={drop}>
        <InputField
          label={UPLOAD_TEXTS.label}
          hint={UPLOAD_TEXTS.hint}
          type="file"
          accept=".eml,.msg,.mbox,.mbx,.txt,.png,.jpg,.jpeg,message/rfc822,application/vnd.ms-outlook,application/mbox,text/plain,image/png,image/jpeg"
          multiple
          error={failure}
          disabled={sent !== null || batch !== null}
          onChange={choose}
        />
      </DropZone>
      {sent !== null && (
        <div className="flex items-center gap-4">
          <progress aria-label={UPLOAD_TEXTS.progress} value={sent} max={1} className="progress min-w-0 grow" />
          <span className="font-mono text-14">{sent < 1 ? UPLOAD_TEXTS.percent(sent) : UPLOAD_TEXTS.analysing}</span>
          <Button variant="quiet" onClick={cancel}>
            {UPLOAD_TEXTS.cancel}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {statusOf(state)}
      </p>
      {emails.length > 0 && <FoundEmails {...state} />}
    </div>
  );
}

/** Ignored if there is text, which is then pasted: office programs also copy a picture of it. */
function pastedPictures(pasted: DataTransfer | null): File[] {
  if (pasted?.getData('text/plain') !== '') return [];
  const pictures = [...pasted.files].filter(({ type }) => type.startsWith('image/'));
  return pictures.map((file) => new File([file], UPLOAD_TEXTS.pastedPicture, { type: file.type }));
}

/** For screen readers, which announce the progress bar themselves. */
function statusOf({ emails, sent, failure, batch, results }: UploadState): string {
  if (failure !== '') return failure;
  if (sent !== null) return sent < 1 ? UPLOAD_TEXTS.sendingStatus : UPLOAD_TEXTS.analysingStatus;
  // The list says the rest once something was analysed.
  return emails.length > 0 && batch === null && results.size === 0 ? FOUND_TEXTS.status(emails.length) : '';
}
