import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { $receipts } from '../../feedback/receipts-store.ts';
import { deleteAccount } from '../store.ts';
import { DELETE_ACCOUNT_TEXTS } from '../texts.ts';

type State = { status: 'idle' | 'busy' } | { status: 'failed'; message: string };

export function DeletionForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { userId } = useStore($auth);
  const reports = useStore($receipts).filter((stored) => stored.userId === userId).length;
  const [error, setError] = useState('');
  const [state, setState] = useState<State>({ status: 'idle' });
  const typed = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'busy') return;
    const matches = typed.current?.value.trim().toLowerCase() === email.toLowerCase();
    setError(matches ? '' : DELETE_ACCOUNT_TEXTS.wrongAddress(email));
    if (!matches) return typed.current?.focus();
    setState({ status: 'busy' });
    const outcome = await deleteAccount();
    if (outcome !== 'deleted') setState(outcome);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>
        {DELETE_ACCOUNT_TEXTS.warning}
        {reports > 0 && ` ${DELETE_ACCOUNT_TEXTS.reports(reports)}`}
      </p>
      <InputField
        ref={typed}
        label={DELETE_ACCOUNT_TEXTS.address}
        name="address"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        hint={<span className="font-mono wrap-anywhere">{email}</span>}
        error={error}
      />
      <div role="alert" className="text-14 text-error empty:hidden">
        {state.status === 'failed' && DELETE_ACCOUNT_TEXTS.failed(state.message)}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={state.status === 'busy'} busyLabel={DELETE_ACCOUNT_TEXTS.deleting}>
          {DELETE_ACCOUNT_TEXTS.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {DELETE_ACCOUNT_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
