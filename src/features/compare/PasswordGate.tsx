import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../../ui/Field.tsx';
import { unlock } from './store.ts';
import { GATE } from './texts.ts';

/** The shared password is in the page itself, so this is no protection. */
export function PasswordGate({ password }: { password: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    unlock(String(new FormData(event.currentTarget).get('password') ?? ''), password);
  };
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-35">{GATE.title}</h1>
      <p>{GATE.lead}</p>
      <form onSubmit={submit} className="grid gap-6">
        <InputField label={GATE.password} name="password" type="password" autoComplete="off" />
        {/* Before hydration the browser would submit the form, with the password in the URL. */}
        <Button type="submit" disabled={!ready}>
          {GATE.unlock}
        </Button>
      </form>
      <p>
        <a href="/">{GATE.home}</a>
      </p>
    </div>
  );
}
