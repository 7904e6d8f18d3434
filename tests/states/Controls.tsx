import { Button } from '../../src/ui/Button.tsx';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { InputField, SelectField, TextareaField } from '../../src/ui/Field.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { RadioGroup } from '../../src/ui/RadioGroup.tsx';

const LONG =
  'A label that says more than it should, with a Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen in it';
const FRUIT = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
  { value: 'long', label: LONG },
];

export const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Buttons() {
  return VARIANTS.map((variant) => (
    <div key={variant} className="specimen-row" data-variant={variant}>
      <Button variant={variant} data-state="rest">
        Send
      </Button>
      <Button variant={variant} data-state="disabled" disabled>
        Send
      </Button>
      <Button variant={variant} data-state="aria-disabled" aria-disabled>
        Send
      </Button>
      <Button variant={variant} data-state="busy" busy busyLabel="Sending to everybody...">
        Send
      </Button>
      <Button variant={variant} busyLabel="Sending to everybody...">
        Send
      </Button>
      <Button variant={variant}>Send it to everybody who has ever asked us for a copy of anything</Button>
    </div>
  ));
}

export function Fields() {
  const error = 'Write an address like name@example.com.';
  const options = FRUIT.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return (
    <>
      <InputField label="Plain" placeholder="name@example.com" />
      <InputField label="With a hint" hint="We write once." defaultValue="name@example.com" />
      <InputField label="With a hint and an error" hint="We write once." error={error} defaultValue="name" />
      <InputField label="Disabled" defaultValue="name@example.com" disabled />
      <InputField label={LONG} hint={LONG} error={LONG} defaultValue={LONG} />
      <TextareaField label="Several lines" rows={3} defaultValue={LONG} />
      <TextareaField label="Several lines, wrong" rows={3} error={error} />
      <TextareaField label="Several lines, disabled" rows={3} disabled />
      <SelectField label="Choice">{options}</SelectField>
      <SelectField label="Choice, wrong" error="Choose a fruit.">
        {options}
      </SelectField>
      <SelectField label="Choice, disabled" disabled>
        {options}
      </SelectField>
    </>
  );
}

export function Choices() {
  return (
    <>
      <Checkbox>Unchecked</Checkbox>
      <Checkbox defaultChecked>Checked</Checkbox>
      <Checkbox error="Agree first.">Wrong</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox>{LONG}</Checkbox>
      <RadioGroup legend="Below each other" name="below" options={FRUIT} defaultValue="pear" hint="One of three." />
      <RadioGroup legend="Beside each other" name="beside" options={FRUIT} inline />
      <RadioGroup legend="Wrong" name="wrong" options={FRUIT.slice(0, 2)} error="Choose a fruit." required />
    </>
  );
}

export function Notices() {
  return (['success', 'notice', 'error', 'plain'] as const).map((kind) => (
    <Notice key={kind} kind={kind}>
      <p>A notice of the kind “{kind}”.</p>
      <p>
        {LONG}, and <a href="#notices">other notices</a>.
      </p>
    </Notice>
  ));
}

/** As if its content had thrown. */
export class FailedIsland extends ErrorBoundary {
  override state = { failed: true };
}
