import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { number } from '../../../client/format-number.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import type { SenderChecksAnswer } from '../../mailbox/contract.ts';
import { $connectedMailbox } from '../../mailbox/store.ts';
import { $senderChecks, saveSenderChecks } from '../sender-checks.ts';
import { SENDER_CHECKS_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

/** For IMAP mailboxes only, because we know Gmail's sender checks. */
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
    // The focused button disappears.
    heading.current?.focus();
  };
  return (
    <Section id="sender-checks" title={SENDER_CHECKS_TEXTS.heading} heading={heading}>
      {!data && error && (
        <Unavailable what={SENDER_CHECKS_TEXTS.theChecks} error={error} onRetry={() => $senderChecks.revalidate()} />
      )}
      {!data && !error && <Waiting>{SENDER_CHECKS_TEXTS.loading}</Waiting>}
      {data && (
        <>
          <p role="status">
            <Finding checks={data} />
          </p>
          <p className="text-14 text-ink-muted">{SENDER_CHECKS_TEXTS.explanation}</p>
          {changing ? (
            <NameForm checks={data} onSave={save} onCancel={() => setChanging(false)} {...state} />
          ) : (
            <div className="flex flex-wrap gap-2">
              {data.state === 'proposed' && (
                <Button
                  busy={state.busy}
                  busyLabel={SENDER_CHECKS_TEXTS.saving}
                  onClick={() => void save(data.authservId)}
                >
                  {SENDER_CHECKS_TEXTS.confirm}
                </Button>
              )}
              <Button variant="secondary" onClick={() => setChanging(true)}>
                {'authservId' in data ? SENDER_CHECKS_TEXTS.change : SENDER_CHECKS_TEXTS.enter}
              </Button>
              {'authservId' in data && (
                <Button variant="quiet" onClick={() => void save(null)}>
                  {SENDER_CHECKS_TEXTS.dontUse}
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
  if (checks.state === 'unused' || checks.state === 'none') return SENDER_CHECKS_TEXTS[checks.state];
  const { before } = SENDER_CHECKS_TEXTS[checks.state];
  return (
    <>
      {before} <strong className="wrap-anywhere">{checks.authservId}</strong>
      {checks.state === 'proposed'
        ? SENDER_CHECKS_TEXTS.proposed.after(number(checks.carried), number(checks.of))
        : SENDER_CHECKS_TEXTS[checks.state].after}
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
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const isName = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/.test(name);
    setInvalid(isName ? '' : SENDER_CHECKS_TEXTS.nameError);
    if (isName) void onSave(name);
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-4">
      <InputField
        ref={field}
        label={SENDER_CHECKS_TEXTS.name}
        name="authserv-id"
        type="text"
        defaultValue={'authservId' in checks ? checks.authservId : ''}
        hint={SENDER_CHECKS_TEXTS.nameHint}
        placeholder={SENDER_CHECKS_TEXTS.nameExample}
        spellCheck="false"
        autoComplete="off"
        autoCapitalize="none"
        error={invalid || failure}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={SENDER_CHECKS_TEXTS.saving}>
          {SENDER_CHECKS_TEXTS.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {SENDER_CHECKS_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
