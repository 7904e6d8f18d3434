import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { number } from '../../../client/format-number.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { $baseline } from '../../scanning/baseline-store.ts';
import { keepFresh } from '../../scanning/keep-fresh.ts';
import { eraseBaseline } from '../../scans/api.ts';
import type { BaselineAnswer } from '../../scans/contract.ts';
import { Section } from './Section.tsx';

/** What the engine has learned of the user's mail, and a way to make it forget. */
export function BaselineSection() {
  const { data, error } = useStore($baseline);
  useEffect(() => keepFresh($baseline), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const erasing = useErasing(eraseBaseline, () => {
    $baseline.revalidate();
    showToast('success', 'What is usual for you is forgotten.');
    heading.current?.focus();
  });
  return (
    <Section id="baseline" title="What is usual for you" heading={heading}>
      {!data && error && <Unavailable what="It" error={error} onRetry={() => $baseline.revalidate()} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <p>{learned(data)}</p>
          {!data.enough && data.emails > 0 && (
            <meter
              className="baseline-meter"
              min={0}
              max={data.needed}
              value={data.emails}
              aria-label="Messages of those that are needed"
            />
          )}
          <p className="text-14 text-ink-muted">
            It knows each sender's usual hours, languages, reply addresses, link domains and requests for money, so that
            what is unlike them stands out. Senders are kept as keyed hashes, habits as counts; no word of a message is.
          </p>
          {data.emails > 0 && (
            <Button variant="danger" onClick={erasing.ask}>
              Forget what is usual
            </Button>
          )}
        </>
      )}
      <Confirm title="Forget what is usual for you?" action="Forget it" busyLabel="Forgetting…" erasing={erasing}>
        <p>
          The habits of all senders are deleted, and are learned anew from the messages that come. Until{' '}
          {data?.needed ?? 'enough'} have come, nothing is concluded from them. Your scans stay.
        </p>
      </Confirm>
    </Section>
  );
}

function learned({ emails, needed, enough, senders }: BaselineAnswer): string {
  const from = `${number(emails)} ${emails === 1 ? 'message' : 'messages'}`;
  if (!enough) return `Not enough history: ${from} of the ${needed} that are needed. Nothing is concluded from it yet.`;
  return `Learned from ${from} of ${number(senders)} ${senders === 1 ? 'sender' : 'senders'}.`;
}
