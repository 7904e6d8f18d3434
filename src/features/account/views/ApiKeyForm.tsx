import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { InputField, SelectField } from '../../../ui/Field.tsx';
import { KEY_DAYS, LONGEST_KEY_NAME, SCOPES } from '../../api-keys/contract.ts';
import { addApiKey } from '../../api-keys/store.ts';
import { API_KEY_TEXTS, SCOPE_TEXTS } from '../../api-keys/texts.ts';

interface ApiKeyFormProps {
  onCreated: (key: string) => void;
  onClose: () => void;
}

export function ApiKeyForm({ onCreated, onClose }: ApiKeyFormProps) {
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState({ name: false, scopes: false });
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const name = String(entered.get('name') ?? '').trim();
    const scopes = SCOPES.filter((scope) => entered.getAll('scopes').includes(scope));
    const days = KEY_DAYS.find((choice) => String(choice) === entered.get('days')) ?? null;
    setMissing({ name: name === '', scopes: scopes.length === 0 });
    if (name === '' || scopes.length === 0) {
      form.querySelector<HTMLElement>(`[name=${name === '' ? 'name' : 'scopes'}]`)?.focus();
      return;
    }
    setBusy(true);
    setMessage('');
    const reached = await addApiKey({ name, scopes, days });
    setBusy(false);
    if ('key' in reached) onCreated(reached.key);
    else setMessage(reached.message);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <InputField
        label={API_KEY_TEXTS.name}
        name="name"
        maxLength={LONGEST_KEY_NAME}
        hint={API_KEY_TEXTS.nameHint}
        autoComplete="off"
        error={missing.name && API_KEY_TEXTS.nameMissing}
      />
      <fieldset className="grid gap-1">
        <legend className="field-label">{API_KEY_TEXTS.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox key={scope} name="scopes" value={scope}>
            {SCOPE_TEXTS[scope]} <code className="text-14 text-ink-muted">{scope}</code>
          </Checkbox>
        ))}
        {missing.scopes && (
          <p className="field-error" role="alert">
            {API_KEY_TEXTS.scopesMissing}
          </p>
        )}
      </fieldset>
      <SelectField label={API_KEY_TEXTS.expiry} name="days" defaultValue="90">
        {KEY_DAYS.map((days) => (
          <option key={String(days)} value={String(days)}>
            {API_KEY_TEXTS.days(days)}
          </option>
        ))}
      </SelectField>
      <div role="alert" className="text-14 text-error empty:hidden">
        {message}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={API_KEY_TEXTS.creating}>
          {API_KEY_TEXTS.create}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {API_KEY_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
