import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { number } from '../../../client/format-number.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import type { SenderChecksAnswer } from '../../mailbox/contract.ts';
import { $senderChecks, saveSenderChecks } from '../sender-checks.ts';
import { $connectedMailbox } from '../store.ts';
import { Section } from './Section.tsx';

const INVALID = 'Enter a server name such as mx.example.com.';

/** Whose checks of the sender are used, for a mailbox whose provider we cannot ask. */
export function SenderChecksSection() {
  const mailbox = useStore($connectedMailbox).data?.mailbox;
  if (mailbox?.state !== 'connected' || mailbox.kind !== 'imap') return null;
  return <SenderChecks key={mailbox.address} />;
}

function SenderChecks() {
  const { data, error } = useStore($senderChecks);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState(false);
  const [state, setState] = useState({ busy: false, failure: '' });
  const save = async (authservId: string | null) => {
    if (state.busy) return;
    setState({ busy: true, failure: '' });
    const answer = await saveSenderChecks(authservId);
    setState({ busy: false, failure: answer.ok ? '' : (serverMessage(answer.error) ?? answer.error.message ?? '') });
    if (!answer.ok) return;
    setChanging(false);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <Section id="sender-checks" title="Sender checks" heading={heading}>
      {!data && error && <Unavailable what="The checks" error={error} onRetry={() => $senderChecks.revalidate()} />}
      {!data && !error && <Waiting>Looking through your latest emails…</Waiting>}
      {data && (
        <>
          <p role="status">
            <Finding checks={data} />
          </p>
          <p className="text-14 text-ink-muted">
            Your mail server notes in each email whether the sender is real. We only trust notes with your server’s
            name, because anyone can fake the others.
          </p>
          {changing ? (
            <NameForm checks={data} onSave={save} onCancel={() => setChanging(false)} {...state} />
          ) : (
            <div className="flex flex-wrap gap-2">
              {data.state === 'proposed' && (
                <Button busy={state.busy} busyLabel="Saving…" onClick={() => void save(data.authservId)}>
                  Confirm
                </Button>
              )}
              <Button variant="secondary" onClick={() => setChanging(true)}>
                {'authservId' in data ? 'Change' : 'Enter server name'}
              </Button>
              {'authservId' in data && (
                <Button variant="quiet" onClick={() => void save(null)}>
                  Don’t use
                </Button>
              )}
            </div>
          )}
          <p role="alert" className="text-14 text-error empty:hidden">
            {!changing && state.failure}
          </p>
        </>
      )}
    </Section>
  );
}

function Finding({ checks }: { checks: SenderChecksAnswer }) {
  const name = 'authservId' in checks && <strong className="wrap-anywhere">{checks.authservId}</strong>;
  if (checks.state === 'known') return <>Your provider signs its checks as {name}. We use them.</>;
  if (checks.state === 'confirmed') return <>We use the checks signed as {name}.</>;
  if (checks.state === 'unused') return <>Off. We can’t verify senders in this mailbox.</>;
  if (checks.state === 'none') {
    return (
      <>We couldn’t find your mail server’s name, so we can’t verify senders. Ask your provider for its authserv-id.</>
    );
  }
  return (
    <>
      We found that your mail server signs its checks as {name}, in {number(checks.carried)} of your latest{' '}
      {number(checks.of)} emails. Use it?
    </>
  );
}

interface NameFormProps {
  checks: SenderChecksAnswer;
  busy: boolean;
  failure: string;
  onSave: (authservId: string) => Promise<void>;
  onCancel: () => void;
}

function NameForm({ checks, busy, failure, onSave, onCancel }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const isName = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/.test(name);
    setInvalid(isName ? '' : INVALID);
    if (isName) void onSave(name);
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-4">
      <InputField
        ref={field}
        label="Server name"
        name="authserv-id"
        type="text"
        defaultValue={'authservId' in checks ? checks.authservId : ''}
        hint="The first word after Authentication-Results: in your emails’ headers. If it varies, write *.example.com."
        placeholder="mx.example.com"
        autoFocus
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        error={invalid || failure}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Use this name
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
