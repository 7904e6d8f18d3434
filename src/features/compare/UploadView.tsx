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

export const FILES_HEADING = 'chosen-files';

const FAILED = 'Failed to compare documents. Please try again.';

const STATE_NAMES: Readonly<Record<FileState, string>> = {
  waiting: 'Sending',
  reading: 'Reading',
  read: 'Read',
  unreadable: 'Cannot be read',
};

/** Chooses the files, shows them, and how far each is while they are compared. */
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
            busyLabel="Comparing..."
            aria-disabled={tooFew || undefined}
            aria-describedby={tooFew ? 'compare-hint' : undefined}
            onClick={() => void compareFiles()}
          >
            Compare
          </Button>
          {comparing && (
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
        {tooFew && (
          <p id="compare-hint" className="text-14 text-ink-muted">
            Upload at least two files to compare.
          </p>
        )}
        <p role="status" className="sr-only">
          {comparing
            ? `${stage.states.filter((state) => state !== 'waiting' && state !== 'reading').length} of ${files.length} files read.`
            : ''}
        </p>
        {stage.name === 'uploads' && stage.failure && (
          <div role="alert" className="grid max-w-measure gap-1 text-error">
            <p className="font-semibold">{FAILED}</p>
            {stage.failure.message && <p>{stage.failure.message}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

function FilePicker({ disabled }: { disabled: boolean }) {
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    addFiles(input.files ?? []);
    // Choosing the same file again is a change only then.
    input.value = '';
  };
  return (
    <DropZone onDrop={({ files }) => addFiles(files)}>
      <InputField
        label="Documents"
        hint="Choose or drop PDF, Word (.docx) or text files: 2 to 10, at most 10 MB each and 25 MB together. They are compared in memory and not kept."
        type="file"
        accept={ACCEPTED}
        multiple
        disabled={disabled}
        onChange={take}
      />
    </DropZone>
  );
}

function FileList({ files, states }: { files: readonly ChosenFile[]; states: readonly FileState[] | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(files.length);
  useEffect(() => {
    // The button that had the focus is gone with its file.
    if (files.length < count.current) heading.current?.focus();
    count.current = files.length;
  }, [files.length]);
  return (
    <section aria-labelledby={FILES_HEADING} className="grid gap-3">
      <h2 ref={heading} id={FILES_HEADING} tabIndex={-1} className="text-20">
        Files
      </h2>
      {files.length === 0 ? (
        <p className="text-ink-muted">No files yet. The first one you choose is what the others are compared with.</p>
      ) : (
        <ol className="grid border-t border-rule">
          {files.map(({ id, file }, index) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
              <span className="file-name">
                {file.name}
                {!isAccepted(file) && (
                  <span className="block text-14 text-error">Not a PDF, Word (.docx) or text file</span>
                )}
              </span>
              <span className="font-mono text-14 text-ink-muted">{(file.size / 1024).toFixed(2)} KB</span>
              {states ? (
                <span className="file-state" data-state={states[index]}>
                  {STATE_NAMES[states[index] ?? 'waiting']}
                </span>
              ) : (
                <>
                  {index > 0 && (
                    <Button variant="quiet" aria-label={`Make ${file.name} the first`} onClick={() => makeFirst(id)}>
                      Make first
                    </Button>
                  )}
                  <Button variant="quiet" aria-label={`Remove ${file.name}`} onClick={() => removeFile(id)}>
                    Remove
                  </Button>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
