import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { copyText } from '../../../client/copy-text.ts';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { SHOWN_ONCE_TEXTS } from '../../../ui/texts.ts';
import { FORWARD_TEXTS } from '../../forwarding/texts.ts';
import { $monitor } from '../../scanning/store.ts';

/** The address to forward emails to for a check; renders nothing if the operator hasn't set one. */
export function ForwardAddress() {
  const { email } = useStore($auth);
  const address = useStore($monitor).data?.forwardTo ?? null;
  const [line, setLine] = useState('');
  if (address === null || email === null) return null;
  const copy = async () => {
    const copied = await copyText(Promise.resolve(address));
    setLine(copied ? SHOWN_ONCE_TEXTS.copied : SHOWN_ONCE_TEXTS.failed);
  };
  return (
    <section aria-label={FORWARD_TEXTS.heading} className="grid max-w-measure justify-items-start gap-2">
      <p className="font-semibold">{FORWARD_TEXTS.heading}</p>
      <p className="wrap-anywhere">{FORWARD_TEXTS.intro(email)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere">{address}</code>
        <Button variant="secondary" aria-label={FORWARD_TEXTS.copyOf(address)} onClick={() => void copy()}>
          {SHOWN_ONCE_TEXTS.copy}
        </Button>
        <p role="status" className="text-14">
          {line}
        </p>
      </div>
    </section>
  );
}
