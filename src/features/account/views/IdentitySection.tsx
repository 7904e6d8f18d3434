import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { inTime } from '../../../client/format-time.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import type { Identity } from '../../sign-in/contract.ts';
import { startLinking } from '../../sign-in/link-store.ts';
import { $signInMethods, removeIdentity } from '../store.ts';
import { IDENTITY_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

/** Hidden if there is nothing to show or connect. */
export function IdentitySection() {
  const { data } = useStore($signInMethods);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Identity>();
  const [leavingFor, setLeavingFor] = useState<string>();
  const removed = () => {
    showToast('success', IDENTITY_TEXTS.removed);
    // The focused button disappears with its login.
    heading.current?.focus();
  };
  const erasing = useErasing(() => removeIdentity(removing?.id ?? ''), removed);
  if (!data || data.identities.length + data.providers.length === 0) return null;
  const remove = (identity: Identity) => {
    setRemoving(identity);
    erasing.ask();
  };
  const connect = async (id: string) => {
    setLeavingFor(id);
    await startLinking(id);
    setLeavingFor(undefined);
  };
  return (
    <Section id="logins" title={IDENTITY_TEXTS.heading} heading={heading}>
      <p>{data.identities.length > 0 ? IDENTITY_TEXTS.intro : IDENTITY_TEXTS.none}</p>
      {data.identities.length > 0 && (
        <ul className="w-full divide-y divide-rule border-y border-rule">
          {data.identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onRemove={() => remove(identity)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {data.providers.map(({ id, name }) => (
          <Button key={id} variant="secondary" busy={leavingFor === id} onClick={() => void connect(id)}>
            {IDENTITY_TEXTS.connect(name)}
          </Button>
        ))}
      </div>
      <Confirm
        title={IDENTITY_TEXTS.removeTitle}
        action={IDENTITY_TEXTS.remove}
        busyLabel={IDENTITY_TEXTS.removing}
        erasing={erasing}
      >
        <p>{IDENTITY_TEXTS.removeConfirm(removing?.provider ?? '')}</p>
      </Confirm>
    </Section>
  );
}

function IdentityRow({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { provider, email, linkedAt, lastUsedAt } = identity;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p>
          {provider} <span className="font-mono wrap-anywhere">{email}</span>
        </p>
        <p className="text-14 text-ink-muted">
          {lastUsedAt === null
            ? IDENTITY_TEXTS.neverUsed(inTime(linkedAt))
            : IDENTITY_TEXTS.lastUsed(inTime(lastUsedAt))}
        </p>
      </div>
      <Button
        variant="quiet"
        className="ml-auto"
        aria-label={IDENTITY_TEXTS.removeOf(provider, email)}
        onClick={onRemove}
      >
        {IDENTITY_TEXTS.remove}
      </Button>
    </li>
  );
}
