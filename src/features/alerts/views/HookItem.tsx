import { useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import type { AlertHook, HookDelivery } from '../hooks/contract.ts';
import { sendTest } from '../hooks/store.ts';
import { HOOK_TEXTS } from '../hooks/texts.ts';

export function HookItem({ hook, onRemove }: { hook: AlertHook; onRemove: () => void }) {
  const { id, kind, createdAt, disabledAt, deliveries } = hook;
  const name = HOOK_TEXTS.nameOf(hook);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const test = async () => {
    setBusy(true);
    setOutcome('');
    setOutcome(await sendTest(id));
    setBusy(false);
  };
  return (
    <li className="grid gap-2 py-4">
      <p className="wrap-anywhere">
        {HOOK_TEXTS.kinds[kind]} <span className="font-mono">{name}</span>
      </p>
      {disabledAt === null ? (
        <p className="text-14 text-ink-muted">{HOOK_TEXTS.since(inTime(createdAt))}</p>
      ) : (
        <p className="text-14 text-error">{HOOK_TEXTS.disabled(inTime(disabledAt))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={HOOK_TEXTS.testOf(name)}
          busy={busy}
          busyLabel={HOOK_TEXTS.testing}
          onClick={() => void test()}
        >
          {HOOK_TEXTS.test}
        </Button>
        <Button variant="quiet" aria-label={HOOK_TEXTS.removeOf(name)} onClick={onRemove}>
          {HOOK_TEXTS.remove}
        </Button>
      </div>
      <p role="status" className="text-14 empty:hidden">
        {outcome}
      </p>
      {deliveries.length > 0 && (
        <details className="text-14">
          <summary>{HOOK_TEXTS.deliveries(deliveries.length)}</summary>
          <ul className="grid gap-1 pt-2">
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                {inTime(delivery.at)}: {sentenceOf(delivery)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function sentenceOf({ isTest, problem, status, nextAt }: HookDelivery): string {
  const what = isTest ? HOOK_TEXTS.testDelivery : HOOK_TEXTS.alert;
  if (problem === null) return `${what} ${status === null ? HOOK_TEXTS.waiting : HOOK_TEXTS.delivered(status)}`;
  return `${what} ${HOOK_TEXTS.failed(problem, status)}${nextAt === null ? '' : HOOK_TEXTS.retry(inTime(nextAt))}`;
}
