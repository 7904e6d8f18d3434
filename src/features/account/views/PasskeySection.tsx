import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Passkey } from '../../passkeys/contract.ts';
import { $passkeys, createPasskey, dropPasskey, passkeysWork } from '../../passkeys/store.ts';
import { PASSKEY_TEXTS } from '../../passkeys/texts.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { Section } from './Section.tsx';

export function PasskeySection() {
  const { data, error } = useStore($passkeys);
  const [works, setWorks] = useState(true);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setWorks(passkeysWork()), []);
  const removed = () => {
    setRemoving(undefined);
    showToast('success', PASSKEY_TEXTS.removed);
    // The focused button disappears with its passkey.
    heading.current?.focus();
  };
  const added = () => {
    setAdding(false);
    showToast('success', PASSKEY_TEXTS.added);
  };
  return (
    <Section id="passkeys" title={PASSKEY_TEXTS.heading} heading={heading}>
      <p>{works ? PASSKEY_TEXTS.intro : PASSKEY_TEXTS.unsupported}</p>
      {error && <p role="status">{PASSKEY_TEXTS.unavailable}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className="w-full divide-y divide-rule border-y border-rule">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      {works && (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {PASSKEY_TEXTS.add}
        </Button>
      )}
      <Dialog title={PASSKEY_TEXTS.add} open={adding} onClose={() => setAdding(false)}>
        {adding && <PasskeyForm act={createPasskey} onDone={added} onClose={() => setAdding(false)} />}
      </Dialog>
      <Dialog title={PASSKEY_TEXTS.removeTitle} open={removing !== undefined} onClose={() => setRemoving(undefined)}>
        {removing && (
          <PasskeyForm
            removed={removing}
            act={() => dropPasskey(removing.id)}
            onDone={removed}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Dialog>
    </Section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-muted">
          {lastUsedAt === null
            ? PASSKEY_TEXTS.neverUsed(inTime(createdAt))
            : PASSKEY_TEXTS.lastUsed(inTime(lastUsedAt))}
        </p>
      </div>
      <Button variant="quiet" aria-label={PASSKEY_TEXTS.removeOf(name)} onClick={onRemove}>
        {PASSKEY_TEXTS.remove}
      </Button>
    </li>
  );
}
