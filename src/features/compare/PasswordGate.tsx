import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../../ui/Field.tsx';
import { unlock } from './store.ts';

/** Asks for the shared password, which is in the page itself: it keeps out visitors who stray in, nobody else. */
export function PasswordGate({ password }: { password: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    unlock(String(new FormData(event.currentTarget).get('password') ?? ''), password);
  };
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-35">Password required</h1>
      <p>The document comparison tool is open to everyone who was given its password.</p>
      <form onSubmit={submit} className="grid gap-6">
        <InputField label="Password" name="password" type="password" autoComplete="off" />
        {/* Before the page can answer, the browser would send the form, with the password in the address. */}
        <Button type="submit" disabled={!ready}>
          Unlock
        </Button>
      </form>
      <p>
        <a href="/">Back to homepage</a>
      </p>
    </div>
  );
}
