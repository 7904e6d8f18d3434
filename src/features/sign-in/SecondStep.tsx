import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../../ui/Field.tsx';
import { $secondStep, takeSecondStep } from './second-step-store.ts';
import { enter } from './store.ts';
import { EMAIL_SIGN_IN_TEXTS, SECOND_STEP_TEXTS } from './texts.ts';

/** After the password. */
export function SecondStep() {
  const step = useStore($secondStep);
  const code = useRef<HTMLInputElement>(null);
  const { error } = step ?? {};
  useEffect(() => {
    // Also when the code was refused.
    if (error !== undefined || step !== null) code.current?.focus();
  }, [error, step]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = code.current?.value.trim() ?? '';
    if (typed === '') {
      if (step) $secondStep.set({ ...step, error: SECOND_STEP_TEXTS.missing });
      return;
    }
    const answer = await takeSecondStep(typed);
    if (answer) enter(answer);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <h2 className="text-24">{SECOND_STEP_TEXTS.heading}</h2>
      <p>{SECOND_STEP_TEXTS.intro}</p>
      <InputField
        ref={code}
        label={SECOND_STEP_TEXTS.code}
        name="second-factor"
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck="false"
        maxLength={32}
        hint={SECOND_STEP_TEXTS.hint}
        error={error}
      />
      <Button type="submit" className="w-full" busy={step?.busy === true} busyLabel={EMAIL_SIGN_IN_TEXTS.loggingIn}>
        {EMAIL_SIGN_IN_TEXTS.logIn}
      </Button>
      <Button variant="quiet" onClick={() => $secondStep.set(null)}>
        {SECOND_STEP_TEXTS.back}
      </Button>
    </form>
  );
}
