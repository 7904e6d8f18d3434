import { copyText } from '../../../client/copy-text.ts';
import { saveFile } from '../../../client/save-file.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { SECOND_FACTOR_TEXTS } from '../../password/second-factor/texts.ts';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(Promise.resolve(text));
    showToast(isCopied ? 'success' : 'error', isCopied ? SECOND_FACTOR_TEXTS.copied : SECOND_FACTOR_TEXTS.notCopied);
  };
  return (
    <div className="grid gap-4">
      <p>{SECOND_FACTOR_TEXTS.codesIntro}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {SECOND_FACTOR_TEXTS.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('letterlock-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {SECOND_FACTOR_TEXTS.download}
        </Button>
        <Button onClick={onDone}>{SECOND_FACTOR_TEXTS.saved}</Button>
      </div>
    </div>
  );
}
