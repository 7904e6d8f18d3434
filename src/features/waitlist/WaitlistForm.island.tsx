import { useStore } from '@nanostores/react';
import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField, SelectField } from '../../ui/Field.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { JOIN_PAGE, TEAM_SIZES, type TeamSize, USER_TYPES } from './contract.ts';
import { $fields, $waitlist, join, startAgain } from './store.ts';
import { FORM_TEXTS, JOINED } from './texts.ts';
import { chooseUserType, problemsOf, typedBefore, type WaitlistFields } from './waitlist-form.ts';

export function WaitlistForm() {
  return (
    <ErrorBoundary>
      <WaitlistView />
    </ErrorBoundary>
  );
}

function WaitlistView() {
  const { status } = useStore($waitlist);
  const moved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (status === 'success') moved.current = true;
    if (status !== 'submitting' && moved.current) heading.current?.focus();
  }, [status]);
  if (status === 'success') {
    return (
      <div className="grid justify-items-start gap-6">
        <h2 ref={heading} tabIndex={-1} className="text-24">
          {JOINED.title}
        </h2>
        <p>{JOINED.text}</p>
        <Button variant="secondary" onClick={startAgain}>
          {JOINED.another}
        </Button>
      </div>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {FORM_TEXTS.heading}
      </h2>
      <Form />
    </>
  );
}

function Form() {
  const { status, failure } = useStore($waitlist);
  const fields = useStore($fields);
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    $fields.set(typedBefore(new FormData(form.current)));
    // Without this script the browser checks the fields.
    form.current.noValidate = true;
  }, []);
  const problems = isAsked ? problemsOf(fields) : {};
  const busy = status === 'submitting';
  // A change while submitting would be lost with the form.
  const set = (change: Partial<WaitlistFields>) => busy || $fields.set({ ...$fields.get(), ...change });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [wrong] = Object.keys(problemsOf(fields));
    setIsAsked(wrong !== undefined);
    if (wrong === undefined) void join();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const text = (name: 'workEmail' | 'fullName' | 'companyName', label: string, rest: ComponentProps<'input'>) => (
    <InputField
      key={name}
      label={label}
      name={name}
      required
      readOnly={busy}
      value={fields[name]}
      error={problems[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      {...rest}
    />
  );
  return (
    <form ref={form} action={JOIN_PAGE} method="post" onSubmit={submit} className="grid gap-6">
      <RadioGroup
        legend={FORM_TEXTS.joiningAs}
        name="userType"
        inline
        options={USER_TYPES.map((value) => ({ value, label: value }))}
        value={fields.userType}
        onChange={(userType) => {
          setIsAsked(false);
          set(chooseUserType(fields, userType));
        }}
      />
      {text('workEmail', FORM_TEXTS.workEmail, { type: 'email', autoComplete: 'email', maxLength: 254 })}
      {fields.userType === 'Individual' ? (
        <>
          {text('fullName', FORM_TEXTS.fullName, { autoComplete: 'name', maxLength: 200 })}
          <noscript className="grid gap-6">
            <p>{FORM_TEXTS.forOrganizations}</p>
            <InputField label={FORM_TEXTS.companyName} name="companyName" autoComplete="organization" maxLength={200} />
            <SelectField label={FORM_TEXTS.teamSize} name="teamSize">
              <TeamSizes />
            </SelectField>
          </noscript>
        </>
      ) : (
        <>
          {text('companyName', FORM_TEXTS.companyName, { autoComplete: 'organization', maxLength: 200 })}
          <SelectField
            label={FORM_TEXTS.teamSize}
            name="teamSize"
            required
            value={fields.teamSize}
            error={problems.teamSize}
            onChange={({ target }) => set({ teamSize: target.value as TeamSize | '' })}
          >
            <TeamSizes />
          </SelectField>
        </>
      )}
      <Checkbox name="updates" checked={fields.updates} onChange={({ target }) => set({ updates: target.checked })}>
        {FORM_TEXTS.updates}
      </Checkbox>
      <div role="alert" className="contents">
        {failure && <NotSent reasons={[failure]} />}
      </div>
      <Button type="submit" className="w-fit" busy={busy} busyLabel={FORM_TEXTS.submitting}>
        {FORM_TEXTS.submit}
      </Button>
    </form>
  );
}

function TeamSizes() {
  return (
    <>
      <option value="">{FORM_TEXTS.chooseSize}</option>
      {TEAM_SIZES.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </>
  );
}
