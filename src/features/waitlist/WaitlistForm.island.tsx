import { useStore } from '@nanostores/react';
import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField, SelectField } from '../../ui/Field.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { JOIN_PAGE, TEAM_SIZES, type TeamSize, USER_TYPES } from './contract.ts';
import { $fields, $waitlist, join, startAgain } from './store.ts';
import { blankFields, chooseUserType, typedBefore, type WaitlistFields } from './waitlist-form.ts';

/** The form to join by, and afterwards the success screen. */
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
          You’re on the List
        </h2>
        <p>Thank you. We will write to you when your place is ready.</p>
        <Button variant="secondary" onClick={startAgain}>
          Add Another Email
        </Button>
      </div>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Your details
      </h2>
      <Form />
    </>
  );
}

function Form() {
  const { status, failure } = useStore($waitlist);
  const fields = useStore($fields);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) $fields.set(typedBefore(new FormData(form.current)));
  }, []);
  const busy = status === 'submitting';
  // What is changed meanwhile would be gone with the form.
  const set = (change: Partial<WaitlistFields>) => busy || $fields.set({ ...fields, ...change });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [blank] = blankFields(fields);
    if (blank) complainAbout(event.currentTarget, blank);
    else void join();
  };
  const text = (name: 'workEmail' | 'fullName' | 'companyName', label: string, rest: ComponentProps<'input'>) => (
    <InputField
      key={name}
      label={label}
      name={name}
      required
      readOnly={busy}
      value={fields[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      {...rest}
    />
  );
  return (
    <form ref={form} action={JOIN_PAGE} method="post" onSubmit={submit} className="grid gap-6">
      <RadioGroup
        legend="Joining as"
        name="userType"
        inline
        options={USER_TYPES.map((value) => ({ value, label: value }))}
        value={fields.userType}
        onChange={(userType) => set(chooseUserType(fields, userType))}
      />
      {text('workEmail', 'Work email', { type: 'email', autoComplete: 'email', maxLength: 254 })}
      {fields.userType === 'Individual' ? (
        <>
          {text('fullName', 'Full name', { autoComplete: 'name', maxLength: 200 })}
          <noscript className="grid gap-6">
            <p>For an organization, also:</p>
            <InputField label="Company name" name="companyName" autoComplete="organization" maxLength={200} />
            <SelectField label="Team size" name="teamSize">
              <TeamSizes />
            </SelectField>
          </noscript>
        </>
      ) : (
        <>
          {text('companyName', 'Company name', { autoComplete: 'organization', maxLength: 200 })}
          <SelectField
            label="Team size"
            name="teamSize"
            required
            value={fields.teamSize}
            onChange={({ target }) => set({ teamSize: target.value as TeamSize | '' })}
          >
            <TeamSizes />
          </SelectField>
        </>
      )}
      <Checkbox name="updates" checked={fields.updates} onChange={({ target }) => set({ updates: target.checked })}>
        Send me product updates
      </Checkbox>
      <div role="alert" className="contents">
        {failure && <NotSent reasons={[failure]} />}
      </div>
      <Button type="submit" className="w-fit" busy={busy} busyLabel="Processing...">
        Join the Waitlist
      </Button>
    </form>
  );
}

function TeamSizes() {
  return (
    <>
      <option value="">Choose a size</option>
      {TEAM_SIZES.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </>
  );
}

/** In the browser's own bubble, like every other complaint of this form, until the field is changed. */
function complainAbout(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.setCustomValidity('Please fill out this field.');
  field.reportValidity();
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
}
