import { type SubmitEvent, useEffect, useState } from 'react';
import { type RequestError, serverMessage } from '../../../client/answer.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import type { SecondFactorAnswer } from '../../password/second-factor/contract.ts';
import { confirmSecondFactor, startSecondFactor } from '../../password/second-factor/store.ts';
import { SECOND_FACTOR_TEXTS } from '../../password/second-factor/texts.ts';
import { QrCode } from './QrCode.tsx';

interface SecondFactorSetupProps {
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

export function SecondFactorSetup({ onDone, onClose }: SecondFactorSetupProps) {
  const [started, setStarted] = useState<SecondFactorAnswer>();
  const [failure, setFailure] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    void startSecondFactor().then((answer) => {
      if (isGone) return;
      if (answer.ok) setStarted(answer.data);
      else setFailure(messageOf(answer.error));
    });
    return () => {
      isGone = true;
    };
  }, []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return setError(SECOND_FACTOR_TEXTS.codeMissing);
    setError('');
    setBusy(true);
    const answer = await confirmSecondFactor(code);
    setBusy(false);
    if (!answer.ok) return setError(messageOf(answer.error));
    showToast('success', SECOND_FACTOR_TEXTS.turnedOn);
    onDone(answer.data.recoveryCodes);
  };
  if (!started) return <p role={failure ? 'alert' : 'status'}>{failure || SECOND_FACTOR_TEXTS.loading}</p>;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>{SECOND_FACTOR_TEXTS.scan}</p>
      <QrCode text={started.uri} label={SECOND_FACTOR_TEXTS.qrCode} />
      <p className="text-14">
        <a href={started.uri}>{SECOND_FACTOR_TEXTS.onThisDevice}</a>
      </p>
      <p className="text-14">
        {SECOND_FACTOR_TEXTS.byHand} <span className="font-mono wrap-anywhere">{inGroups(started.secret)}</span>
      </p>
      <InputField
        label={SECOND_FACTOR_TEXTS.enter}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={SECOND_FACTOR_TEXTS.confirming}>
          {SECOND_FACTOR_TEXTS.confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {SECOND_FACTOR_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

function messageOf(error: RequestError): string {
  return serverMessage(error) ?? error.message ?? '';
}

/** Easier to type. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
