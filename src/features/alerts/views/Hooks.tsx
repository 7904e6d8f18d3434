import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ShownOnce } from '../../../ui/ShownOnce.tsx';
import type { AlertHook } from '../hooks/contract.ts';
import { $hooks, dropHook } from '../hooks/store.ts';
import { HOOK_TEXTS } from '../hooks/texts.ts';
import { HookForm } from './HookForm.tsx';
import { HookItem } from './HookItem.tsx';

/** Webhooks that alerts are also sent to. */
export function Hooks() {
  const { data, error } = useStore($hooks);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [removing, setRemoving] = useState<AlertHook>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setAdding(false);
    setSecret(undefined);
  };
  const added = (given: string | null) => {
    showToast('success', HOOK_TEXTS.added);
    if (given === null) close();
    else setSecret(given);
  };
  const remove = async (id: string) => {
    const problem = await dropHook(id);
    if (problem !== undefined) return problem;
    setRemoving(undefined);
    showToast('success', HOOK_TEXTS.removed);
    // The focused button disappears with it.
    heading.current?.focus();
    return undefined;
  };
  return (
    <section aria-labelledby="alert-hooks" className="grid gap-4">
      <h4 ref={heading} id="alert-hooks" tabIndex={-1} className="text-18 font-semibold">
        {HOOK_TEXTS.heading}
      </h4>
      <p>
        {HOOK_TEXTS.intro} <a href="/docs/webhooks">{HOOK_TEXTS.docs}</a>
      </p>
      {error && <p role="status">{HOOK_TEXTS.unavailable}</p>}
      {data && data.hooks.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.hooks.map((hook) => (
            <HookItem key={hook.id} hook={hook} onRemove={() => setRemoving(hook)} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {HOOK_TEXTS.add}
        </Button>
      </div>
      <Dialog title={secret === undefined ? HOOK_TEXTS.add : HOOK_TEXTS.newTitle} open={adding} onClose={close}>
        {adding && secret === undefined && <HookForm onAdded={added} onClose={close} />}
        {adding && secret !== undefined && (
          <ShownOnce label={HOOK_TEXTS.secret} intro={HOOK_TEXTS.once} value={secret} onClose={close} />
        )}
      </Dialog>
      <Dialog title={HOOK_TEXTS.removeTitle} open={removing !== undefined} onClose={() => setRemoving(undefined)}>
        {removing && (
          <Confirmation
            warning={HOOK_TEXTS.removeConfirm(HOOK_TEXTS.nameOf(removing))}
            texts={{ action: HOOK_TEXTS.remove, busy: HOOK_TEXTS.removing, cancel: HOOK_TEXTS.cancel }}
            act={() => remove(removing.id)}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Dialog>
    </section>
  );
}
