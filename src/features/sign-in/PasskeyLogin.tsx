import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PASSKEY_TEXTS } from '../passkeys/texts.ts';
import { enterByPasskey, offerPasskeys } from './passkey-login.ts';
import { usePasskeysWork } from './passkeys-work.ts';

/** Hidden if the browser has no passkeys. */
export function PasskeyLogin() {
  const works = usePasskeysWork();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!works) return undefined;
    // Not before the form is used, because the challenge and the library are two requests.
    const offer = () => void offerPasskeys();
    document.addEventListener('focusin', offer, { once: true });
    return () => document.removeEventListener('focusin', offer);
  }, [works]);
  if (!works) return null;
  const press = async () => {
    setBusy(true);
    await enterByPasskey();
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      className="w-full"
      busy={busy}
      busyLabel={PASSKEY_TEXTS.waiting}
      onClick={() => void press()}
    >
      {PASSKEY_TEXTS.logIn}
    </Button>
  );
}
