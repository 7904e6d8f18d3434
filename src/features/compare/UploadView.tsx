import { useStore } from '@nanostores/react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { InputField } from '../../ui/Field.tsx';
import { ACCEPTED, type FileState, UPLOAD_LIMITS } from './contract.ts';
import {
  $files,
  $stage,
  addFiles,
  type ChosenFile,
  cancelComparison,
  compareFiles,
  isAccepted,
  makeFirst,
  removeFile,
} from './store.ts';
import { UPLOADS } from './texts.ts';

export const FILES_HEADING = 'chosen-files';

export function UploadView() {
  const files = useStore($files);
  const stage = useStore($stage);
  const comparing = stage.name === 'comparing';
  const tooFew = files.length < UPLOAD_LIMITS.leastFiles;
  const compare = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    cancelComparison();
    compare.current?.focus();
  };
  return (
    <div className="grid gap-8">
      <FilePicker disabled={comparing} />
      <FileList files={files} states={comparing ? stage.states : undefined} />
      <div className="grid justify-items-start gap-3">
        <div className="flex flex-wrap gap-3">
          <Button
            ref={compare}
            busy={comparing}
            busyLabel={UPLOADS.comparing}
            aria-disabled={tooFew || undefined}
            aria-describedby={tooFew ? 'compare-hint' : undefined}
            onClick={() => void compareFiles()}
          >
            {UPLOADS.compare}
          </Button>
          {comparing && (
            <Button variant="secondary" onClick={cancel}>
              {UPLOADS.cancel}
            </Button>
          )}
        </div>
        {tooFew && (
          <p id="compare-hint" className="text-14 text-ink-muted">
            {UPLOADS.tooFew}
          </p>
        )}
        <p role="status" className="sr-only">
          {comparing
            ? UPLOADS.progress(
                stage.states.filter((state) => state !== 'waiting' && state !== 'reading').length,
                files.length,
              )
            : ''}
        </p>
        {stage.name === 'uploads' && stage.failure && (
          <div role="alert" className="grid max-w-measure gap-1 text-error">
            <p className="font-semibold">{UPLOADS.failed}</p>
            {stage.failure.message && <p>{stage.failure.message}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

function FilePicker({ disabled }: { disabled: boolean }) {
  const add = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    addFiles(input.files ?? []);
    // Without this, choosing the same file again fires no change event.
    input.value = '';
  };
  return (
    <DropZone onDrop={({ files }) => addFiles(files)}>
      <InputField
        label={UPLOADS.documents}
        hint={UPLOADS.hint}
        type="file"
        accept={ACCEPTED}
        multiple
        disabled={disabled}
        onChange={add}
      />
    </DropZone>
  );
}

function FileList({ files, states }: { files: readonly ChosenFile[]; states: readonly FileState[] | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(files.length);
  useEffect(() => {
    // The focused button is gone with its file.
    if (files.length < count.current) heading.current?.focus();
    count.current = files.length;
  }, [files.length]);
  return (
    <section aria-labelledby={FILES_HEADING} className="grid gap-3">
      <h2 ref={heading} id={FILES_HEADING} tabIndex={-1} className="text-20">
        {UPLOADS.files}
      </h2>
      {files.length === 0 ? (
        <p className="text-ink-muted">{UPLOADS.noFiles}</p>
      ) : (
        <ol className="grid border-t border-rule">
          {files.map(({ id, file }, index) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
              <span className="file-name">
                {file.name}
                {!isAccepted(file) && <span className="block text-14 text-error">{UPLOADS.wrongType}</span>}
              </span>
              <span className="font-mono text-14 text-ink-muted">{UPLOADS.size(file.size)}</span>
              {states ? (
                <span className="file-state" data-state={states[index]}>
                  {UPLOADS.states[states[index] ?? 'waiting']}
                </span>
              ) : (
                <div className="ml-auto flex">
                  {index > 0 && (
                    <Button variant="quiet" aria-label={UPLOADS.makeFileFirst(file.name)} onClick={() => makeFirst(id)}>
                      {UPLOADS.makeFirst}
                    </Button>
                  )}
                  <Button variant="quiet" aria-label={UPLOADS.removeFile(file.name)} onClick={() => removeFile(id)}>
                    {UPLOADS.remove}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
