import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../../ui/Field.tsx';
import { unlock } from './store.ts';
import { GATE } from './texts.ts';

interface PasswordGateProps {
  password: string;
  /** The user is about to type the password. */
  onNear: () => void;
}

/** The shared password is in the page itself, so this is no protection. */
export function PasswordGate({ password, onNear }: PasswordGateProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    unlock(String(new FormData(event.currentTarget).get('password') ?? ''), password);
  };
  return (
    <div className="mx-auto grid max-w-form gap-6">
      <h1 className="text-35">{GATE.title}</h1>
      <p>{GATE.lead}</p>
      {/* The method keeps a browser without JavaScript from sending the password in the address. */}
      <form method="dialog" onSubmit={submit} onFocus={onNear} className="grid gap-6">
        <InputField label={GATE.password} name="password" type="password" autoComplete="off" />
        <Button type="submit">{GATE.unlock}</Button>
      </form>
      <p>
        <a href="/">{GATE.home}</a>
      </p>
    </div>
  );
}
