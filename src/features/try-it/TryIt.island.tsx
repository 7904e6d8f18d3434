import { useStore } from '@nanostores/react';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { CheckedEmail, loadEmailViews } from './CheckedEmail.tsx';
import { takePress } from './press.ts';
import { $check, checkFiles, checkText, closeResult } from './store.ts';
import { RESULT_TEXTS, SAMPLE, TRY_TEXTS } from './texts.ts';
import { useDragOver } from './use-drag-over.ts';

/** Hydrated when it is first touched. */
export function TryIt() {
  return (
    <ErrorBoundary>
      <TryItView />
    </ErrorBoundary>
  );
}

const SAMPLE_BUTTON = 'sample';

function TryItView() {
  const state = useStore($check);
  const form = useRef<HTMLFormElement>(null);
  const isOver = useDragOver();
  useEffect(() => {
    if (form.current) takeUp(form.current);
  }, []);
  useEffect(() => {
    if (state.status === 'failed') areaOf(form.current)?.focus();
  }, [state]);
  const isWhole = state.status === 'checking' && state.isWhole;
  useEffect(() => {
    if (isWhole) void loadEmailViews().catch(() => undefined);
  }, [isWhole]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(event.currentTarget, (event.nativeEvent.submitter as HTMLButtonElement | null)?.name);
  };
  const checkAnother = () => {
    closeResult();
    areaOf(form.current)?.focus();
    areaOf(form.current)?.select();
  };
  const isChecking = state.status === 'checking';
  return (
    <>
      <form
        ref={form}
        method="dialog"
        onSubmit={submit}
        noValidate
        className="try-form"
        data-over={isOver || undefined}
      >
        <TextareaField
          id="pasted-email"
          label={TRY_TEXTS.label}
          name="email"
          dir="auto"
          rows={4}
          placeholder={TRY_TEXTS.placeholder}
          spellCheck="false"
          error={state.status === 'failed' && state.message}
        />
        {/* Shown by the page, while this has no script. */}
        <p className="field-error" role="alert" data-try-failed hidden>
          {TRY_TEXTS.notLoaded}
        </p>
        <div className="try-buttons">
          <Button type="submit" busy={isChecking} busyLabel={TRY_TEXTS.checking}>
            {TRY_TEXTS.check}
          </Button>
          <label className="button button-secondary try-file">
            {TRY_TEXTS.file}
            <input
              type="file"
              accept=".eml,.msg,message/rfc822,application/vnd.ms-outlook"
              className="sr-only"
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => takeFiles(currentTarget)}
            />
          </label>
        </div>
        <Button type="submit" variant="quiet" className="try-sample" name={SAMPLE_BUTTON} busy={isChecking}>
          {TRY_TEXTS.sample}
        </Button>
        <p className="field-hint">{TRY_TEXTS.privacy}</p>
      </form>
      <p role="status" className="sr-only">
        {isChecking && TRY_TEXTS.checking}
        {state.status === 'done' && RESULT_TEXTS.status(state.checked.conclusion)}
      </p>
      {isChecking && <p className="try-result try-wait">{TRY_TEXTS.checking}</p>}
      {state.status === 'done' && <CheckedEmail {...state} onClose={checkAnother} />}
    </>
  );
}

const areaOf = (form: HTMLFormElement | null) => form?.querySelector('textarea');

function press(form: HTMLFormElement, name: string | undefined): void {
  const area = areaOf(form);
  if (!area) return;
  if (name === SAMPLE_BUTTON) area.value = SAMPLE;
  void checkText(area.value);
}

/** Runs what was pressed before hydration. */
function takeUp(form: HTMLFormElement): void {
  const pressed = takePress(form);
  const file = form.querySelector<HTMLInputElement>('[type=file]');
  if (file?.files?.length) takeFiles(file);
  else if (pressed !== undefined) press(form, pressed);
}

function takeFiles(input: HTMLInputElement): void {
  const files = [...(input.files ?? [])];
  // Choosing the same file again must be a change event.
  input.value = '';
  void checkFiles(files);
}
