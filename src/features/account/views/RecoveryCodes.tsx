import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { copyText } from '../../../client/copy-text.ts';
import { saveFile } from '../../../client/save-file.ts';
import { $auth } from '../../../client/session.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SECOND_FACTOR_TEXTS } from '../../password/second-factor/texts.ts';
import './recovery-codes.css';

interface RecoveryCodesProps {
  codes: readonly string[] | undefined;
  onDone: () => void;
}

/** Stays open until the codes are kept: they are shown only once. */
export function RecoveryCodes({ codes = [], onDone }: RecoveryCodesProps) {
  const { email } = useStore($auth);
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const text = `${codes.join('\n')}\n`;
  const mayClose = () => {
    if (isKept) return true;
    setError(SECOND_FACTOR_TEXTS.keepFirst);
    box.current?.focus();
    return false;
  };
  const close = () => {
    setKept(false);
    onDone();
  };
  const copy = async () => {
    const isCopied = await copyText(Promise.resolve(text));
    showToast(isCopied ? 'success' : 'error', isCopied ? SECOND_FACTOR_TEXTS.copied : SECOND_FACTOR_TEXTS.notCopied);
  };
  return (
    <Dialog title={SECOND_FACTOR_TEXTS.codesTitle} open={codes.length > 0} onClose={close} mayClose={mayClose}>
      {codes.length > 0 && (
        <div className="recovery">
          <p>{SECOND_FACTOR_TEXTS.codesIntro}</p>
          <p className="recovery-account">{SECOND_FACTOR_TEXTS.codesOf(email ?? '')}</p>
          <ul className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="recovery-ways">
            <Button variant="secondary" onClick={() => void copy()}>
              {SECOND_FACTOR_TEXTS.copy}
            </Button>
            <Button
              variant="secondary"
              onClick={() => saveFile('letterlock-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
            >
              {SECOND_FACTOR_TEXTS.download}
            </Button>
            <Button variant="secondary" onClick={() => print()}>
              {SECOND_FACTOR_TEXTS.print}
            </Button>
          </div>
          <Checkbox
            ref={box}
            checked={isKept}
            error={error}
            onChange={({ currentTarget }) => {
              setKept(currentTarget.checked);
              setError('');
            }}
          >
            {SECOND_FACTOR_TEXTS.kept}
          </Checkbox>
          <Button
            className="w-full"
            aria-disabled={!isKept || undefined}
            onClick={() => {
              if (mayClose()) close();
            }}
          >
            {SECOND_FACTOR_TEXTS.done}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
