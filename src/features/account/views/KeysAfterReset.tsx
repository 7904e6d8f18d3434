import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { $apiKeys, dropAllApiKeys } from '../../api-keys/store.ts';
import { API_KEY_TEXTS } from '../../api-keys/texts.ts';
import { $route, replace } from '../../dashboard/route.ts';
import { AFTER_RESET } from '../../sign-in/contract.ts';

/** After a password reset: keys that still work may be somebody else's. */
export function KeysAfterReset({ onClosed }: { onClosed: () => void }) {
  const { params } = useStore($route);
  const { data } = useStore($apiKeys);
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (params.after !== AFTER_RESET || !data || data.keys.length === 0) return null;
  const close = () => {
    replace('account');
    onClosed();
  };
  const revoke = async () => {
    setBusy(true);
    const failed = await dropAllApiKeys();
    setBusy(false);
    setFailure(failed ?? '');
    if (failed !== undefined) return;
    showToast('success', API_KEY_TEXTS.revokedAll);
    close();
  };
  return (
    <Notice kind="notice" role="group" aria-labelledby={heading}>
      <p id={heading} role="status">
        {API_KEY_TEXTS.afterReset}
      </p>
      <ul className="list-disc pl-6">
        {data.keys.map(({ id, name, prefix }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="font-mono text-14">{prefix}…</span>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-14 text-error empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} busyLabel={API_KEY_TEXTS.revoking} onClick={() => void revoke()}>
          {API_KEY_TEXTS.revokeAll}
        </Button>
        <Button variant="quiet" onClick={close}>
          {API_KEY_TEXTS.keepAll}
        </Button>
      </div>
    </Notice>
  );
}
