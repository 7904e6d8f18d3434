import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ShownOnce } from '../../../ui/ShownOnce.tsx';
import type { ApiKey } from '../../api-keys/contract.ts';
import { $apiKeys, dropApiKey } from '../../api-keys/store.ts';
import { API_KEY_TEXTS } from '../../api-keys/texts.ts';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { Section } from './Section.tsx';

export function ApiKeySection() {
  const { data, error } = useStore($apiKeys);
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const revoke = async (id: string) => {
    const problem = await dropApiKey(id);
    if (problem !== undefined) return problem;
    setRevoking(undefined);
    showToast('success', API_KEY_TEXTS.revoked);
    // The focused button disappears with its key.
    heading.current?.focus();
    return undefined;
  };
  const close = () => {
    setCreating(false);
    setCreated(undefined);
  };
  return (
    <Section id="api-keys" title={API_KEY_TEXTS.heading} heading={heading}>
      <p>
        {API_KEY_TEXTS.intro} <a href="/docs/api">{API_KEY_TEXTS.docs}</a>
      </p>
      {error && <p role="status">{API_KEY_TEXTS.unavailable}</p>}
      {data && data.keys.length > 0 && (
        <ul className="w-full divide-y divide-rule border-y border-rule">
          {data.keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setCreating(true)}>
        {API_KEY_TEXTS.create}
      </Button>
      <Dialog
        title={created === undefined ? API_KEY_TEXTS.create : API_KEY_TEXTS.newTitle}
        open={creating}
        onClose={close}
      >
        {creating && created === undefined && <ApiKeyForm onCreated={setCreated} onClose={close} />}
        {creating && created !== undefined && (
          <ShownOnce label={API_KEY_TEXTS.key} intro={API_KEY_TEXTS.once} value={created} onClose={close} />
        )}
      </Dialog>
      <Dialog title={API_KEY_TEXTS.revokeTitle} open={revoking !== undefined} onClose={() => setRevoking(undefined)}>
        {revoking && (
          <Confirmation
            warning={API_KEY_TEXTS.revokeConfirm(revoking.name)}
            texts={{ action: API_KEY_TEXTS.revoke, busy: API_KEY_TEXTS.revoking, cancel: API_KEY_TEXTS.cancel }}
            act={() => revoke(revoking.id)}
            onClose={() => setRevoking(undefined)}
          />
        )}
      </Dialog>
    </Section>
  );
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, scopes } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          {name} <span className="font-mono text-14 text-ink-muted">{prefix}…</span>
        </p>
        <p className="text-14">{API_KEY_TEXTS.uses(scopes)}</p>
        <p className="text-14 text-ink-muted">{stateOf(apiKey)}</p>
      </div>
      <Button variant="quiet" className="ml-auto" aria-label={API_KEY_TEXTS.revokeOf(name)} onClick={onRevoke}>
        {API_KEY_TEXTS.revoke}
      </Button>
    </li>
  );
}

function stateOf({ expiresAt, lastUsedAt }: ApiKey): string {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return API_KEY_TEXTS.expired(inTime(expiresAt));
  const used = lastUsedAt === null ? API_KEY_TEXTS.neverUsed : API_KEY_TEXTS.lastUsed(inTime(lastUsedAt));
  return `${used}, ${expiresAt === null ? API_KEY_TEXTS.noExpiry : API_KEY_TEXTS.expires(inTime(expiresAt))}`;
}
