import { type ChangeEvent, useState } from 'react';
import { InputField } from '../../ui/Field.tsx';
import { readLetterFile } from './letter-file.ts';
import { $filling } from './store.ts';

/** Takes a saved email, chosen or dropped, into the form. */
export function LetterFile() {
  const [error, setError] = useState('');
  const take = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    const read = await readLetterFile(file);
    setError(read.ok ? '' : read.reason);
    if (read.ok) $filling.set(read.letter);
    // Choosing the same file again is a change only then.
    input.value = '';
  };
  return (
    <InputField
      label="Saved email"
      hint="Choose or drop an .eml file to have its headers and attachments looked at, too."
      type="file"
      accept=".eml,message/rfc822"
      error={error}
      onChange={(event) => void take(event)}
    />
  );
}
