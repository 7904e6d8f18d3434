import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { $receipts } from '../../feedback/receipts.ts';
import { RECENT_SIGN_IN_MINUTES } from '../contract.ts';
import { deleteAccount } from '../store.ts';

type State = { status: 'idle' | 'busy' | 'sign-in-again' } | { status: 'failed'; message: string };

/** Has the address of the account typed: a press alone would be too little for what cannot be undone. */
export function DeletionForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { userId } = useStore($auth);
  const reports = useStore($receipts).filter((kept) => kept.userId === userId).length;
  const [error, setError] = useState('');
  const [state, setState] = useState<State>({ status: 'idle' });
  const typed = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'busy') return;
    const matches = typed.current?.value.trim().toLowerCase() === email.toLowerCase();
    setError(matches ? '' : `This is not the address of this account, ${email}.`);
    if (!matches) return typed.current?.focus();
    setState({ status: 'busy' });
    const outcome = await deleteAccount();
    if (outcome !== 'deleted') setState(outcome);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>
        Everything that is stored about you is deleted at once, and nobody can bring it back.
        {reports > 0 && ` So ${reports === 1 ? 'is the report' : `are the ${reports} reports`} kept in your list here.`}
      </p>
      <InputField
        ref={typed}
        label="Your address, to confirm"
        name="address"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={<span className="font-mono wrap-anywhere">{email}</span>}
        error={error}
      />
      <div role="alert" className="text-14 text-error empty:hidden">
        {state.status === 'failed' && `${state.message} Nothing was deleted.`}
        {state.status === 'sign-in-again' && (
          <p>
            For this you must have logged in within the last {RECENT_SIGN_IN_MINUTES} minutes. Nothing was deleted.{' '}
            <a href="/oauth/login">Log in again</a>, then come back here.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={state.status === 'busy'} busyLabel="Deleting…">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
