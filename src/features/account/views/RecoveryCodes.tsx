import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { copyText } from '../../../client/copy-text.ts';
import { saveFile } from '../../../client/save-file.ts';
import { $auth } from '../../../client/session.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SECOND_FACTOR_TEXTS } from '../../password/second-factor/texts.ts';
import './recovery-codes.css';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { email } = useStore($auth);
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(Promise.resolve(text));
    showToast(isCopied ? 'success' : 'error', isCopied ? SECOND_FACTOR_TEXTS.copied : SECOND_FACTOR_TEXTS.notCopied);
  };
  return (
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
        onClick={() => (isKept ? onDone() : setError(SECOND_FACTOR_TEXTS.keepFirst))}
      >
        {SECOND_FACTOR_TEXTS.done}
      </Button>
    </div>
  );
}
