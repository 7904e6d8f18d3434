import { useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { DialogForm, enteredText } from '../../../ui/DialogForm.tsx';
import { InputField, SelectField } from '../../../ui/Field.tsx';
import { KEY_DAYS, MAX_KEY_NAME_LENGTH, SCOPES } from '../../api-keys/contract.ts';
import { addApiKey } from '../../api-keys/store.ts';
import { API_KEY_TEXTS, SCOPE_TEXTS } from '../../api-keys/texts.ts';

interface ApiKeyFormProps {
  onCreated: (key: string) => void;
  onClose: () => void;
}

const TEXTS = { action: API_KEY_TEXTS.create, busy: API_KEY_TEXTS.creating, cancel: API_KEY_TEXTS.cancel };

export function ApiKeyForm({ onCreated, onClose }: ApiKeyFormProps) {
  const [missing, setMissing] = useState({ name: false, scopes: false });
  const submit = async (entered: FormData, focus: (name: string) => void) => {
    const name = enteredText(entered, 'name');
    const scopes = SCOPES.filter((scope) => entered.getAll('scopes').includes(scope));
    const days = KEY_DAYS.find((choice) => String(choice) === entered.get('days')) ?? null;
    setMissing({ name: name === '', scopes: scopes.length === 0 });
    if (name === '' || scopes.length === 0) {
      focus(name === '' ? 'name' : 'scopes');
      return undefined;
    }
    const reached = await addApiKey({ name, scopes, days });
    if ('message' in reached) return reached.message;
    onCreated(reached.key);
    return undefined;
  };
  return (
    <DialogForm texts={TEXTS} submit={submit} onClose={onClose}>
      <InputField
        label={API_KEY_TEXTS.name}
        name="name"
        maxLength={MAX_KEY_NAME_LENGTH}
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
    </DialogForm>
  );
}
