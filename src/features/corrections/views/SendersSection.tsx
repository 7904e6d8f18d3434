import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import type { KnownSender } from '../contract.ts';
import { $senders, forgetSender } from '../senders-store.ts';
import { SENDERS_TEXTS } from '../senders-texts.ts';
import './corrections.css';

/** The senders that the user trusts or has reported, on the Account page. */
export function SendersSection() {
  const { data, error } = useStore($senders);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<KnownSender | null>(null);
  const erasing = useErasing(
    () => forgetSender(chosen?.id ?? ''),
    () => heading.current?.focus(),
  );
  useEffect(() => {
    if ($senders.value?.error) $senders.revalidate();
  }, []);
  const ask = (sender: KnownSender) => {
    setChosen(sender);
    erasing.ask();
  };
  return (
    <section
      aria-labelledby="senders"
      className="grid gap-x-8 gap-y-4 border-t border-rule pt-6 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h3 ref={heading} id="senders" tabIndex={-1} className="text-20">
        {SENDERS_TEXTS.heading}
      </h3>
      <div className="grid max-w-measure content-start gap-4">
        {!data && error && (
          <Unavailable what={SENDERS_TEXTS.what} error={error} onRetry={() => $senders.revalidate()} />
        )}
        {!data && !error && <Waiting />}
        {data?.senders.length === 0 && <p>{SENDERS_TEXTS.none}</p>}
        {data && data.senders.length > 0 && (
          <ul className="divide-y divide-rule border-y border-rule">
            {data.senders.map((sender) => (
              <Sender key={sender.id} sender={sender} onRemove={() => ask(sender)} />
            ))}
          </ul>
        )}
        <p className="text-14 text-ink-muted">{SENDERS_TEXTS.explanation}</p>
      </div>
      <Confirm
        title={SENDERS_TEXTS.title}
        action={SENDERS_TEXTS.remove}
        busyLabel={SENDERS_TEXTS.removing}
        erasing={erasing}
      >
        <p className="wrap-anywhere">{SENDERS_TEXTS.effect(spellBidiControls(chosen?.address ?? ''))}</p>
      </Confirm>
    </section>
  );
}

function Sender({ sender, onRemove }: { sender: KnownSender; onRemove: () => void }) {
  const address = spellBidiControls(sender.address);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="known-sender">
        <p className="font-mono text-14 wrap-anywhere">{address}</p>
        <p className="text-14">
          <strong className={`seal-${sender.opinion}`}>{SENDERS_TEXTS.opinions[sender.opinion]}</strong>
          {' · '}
          {SENDERS_TEXTS.condition(sender)}
          <span className="block text-ink-muted">{SENDERS_TEXTS.since(inTime(sender.correctedAt))}</span>
        </p>
      </div>
      <Button variant="quiet" className="ml-auto" aria-label={SENDERS_TEXTS.removeNamed(address)} onClick={onRemove}>
        {SENDERS_TEXTS.remove}
      </Button>
    </li>
  );
}
