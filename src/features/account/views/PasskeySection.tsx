import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Passkey } from '../../passkeys/contract.ts';
import { passkeysWork } from '../../passkeys/store.ts';
import { $passkeys, changeName, createPasskey, dropPasskey } from '../passkey-store.ts';
import { PASSKEY_SECTION_TEXTS } from '../texts.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { Section } from './Section.tsx';

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

const TITLES = {
  add: PASSKEY_SECTION_TEXTS.add,
  rename: PASSKEY_SECTION_TEXTS.renameTitle,
  remove: PASSKEY_SECTION_TEXTS.removeTitle,
};
const DONE = {
  add: PASSKEY_SECTION_TEXTS.added,
  rename: PASSKEY_SECTION_TEXTS.renamed,
  remove: PASSKEY_SECTION_TEXTS.removed,
};

export function PasskeySection() {
  const { data, error } = useStore($passkeys);
  const [works, setWorks] = useState(true);
  const [doing, setDoing] = useState<Doing>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setWorks(passkeysWork()), []);
  const close = () => setDoing(undefined);
  const done = () => {
    if (!doing) return;
    close();
    showToast('success', DONE[doing.what]);
    // The focused button disappears with its passkey.
    if (doing.what === 'remove') heading.current?.focus();
  };
  return (
    <Section id="passkeys" title={PASSKEY_SECTION_TEXTS.heading} heading={heading}>
      <p>{works ? PASSKEY_SECTION_TEXTS.intro : PASSKEY_SECTION_TEXTS.unsupported}</p>
      {error && <p role="status">{PASSKEY_SECTION_TEXTS.unavailable}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className="w-full divide-y divide-rule border-y border-rule">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onPress={(what) => setDoing({ what, passkey })} />
          ))}
        </ul>
      )}
      {works && (
        <Button variant="secondary" onClick={() => setDoing({ what: 'add' })}>
          {PASSKEY_SECTION_TEXTS.add}
        </Button>
      )}
      <Dialog title={TITLES[doing?.what ?? 'add']} open={doing !== undefined} onClose={close}>
        {doing && <DoingForm doing={doing} onDone={done} onClose={close} />}
      </Dialog>
    </Section>
  );
}

function DoingForm({ doing, ...rest }: { doing: Doing; onDone: () => void; onClose: () => void }) {
  if (doing.what === 'add') {
    return (
      <PasskeyForm
        action={PASSKEY_SECTION_TEXTS.add}
        busyLabel={PASSKEY_SECTION_TEXTS.adding}
        act={createPasskey}
        {...rest}
      />
    );
  }
  const { id, name } = doing.passkey;
  if (doing.what === 'rename') {
    return (
      <PasskeyForm
        name={name}
        action={PASSKEY_SECTION_TEXTS.rename}
        busyLabel={PASSKEY_SECTION_TEXTS.renaming}
        act={(typed) => changeName(id, typed)}
        {...rest}
      />
    );
  }
  return (
    <PasskeyForm
      warning={PASSKEY_SECTION_TEXTS.removeConfirm(name)}
      action={PASSKEY_SECTION_TEXTS.remove}
      busyLabel={PASSKEY_SECTION_TEXTS.removing}
      act={() => dropPasskey(id)}
      {...rest}
    />
  );
}

function PasskeyRow({ passkey, onPress }: { passkey: Passkey; onPress: (what: 'rename' | 'remove') => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-muted">
          {lastUsedAt === null
            ? PASSKEY_SECTION_TEXTS.neverUsed(inTime(createdAt))
            : PASSKEY_SECTION_TEXTS.lastUsed(inTime(lastUsedAt))}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button variant="quiet" aria-label={PASSKEY_SECTION_TEXTS.renameOf(name)} onClick={() => onPress('rename')}>
          {PASSKEY_SECTION_TEXTS.rename}
        </Button>
        <Button variant="quiet" aria-label={PASSKEY_SECTION_TEXTS.removeOf(name)} onClick={() => onPress('remove')}>
          {PASSKEY_SECTION_TEXTS.remove}
        </Button>
      </div>
    </li>
  );
}
