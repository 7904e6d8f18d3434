import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { number } from '../../../client/format-number.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { eraseBaseline } from '../../scanning/api.ts';
import { keepFresh } from '../../scanning/refresh-store.ts';
import { $baseline } from '../../scanning/store.ts';
import type { BaselineAnswer } from '../../scans/contract.ts';
import { PATTERNS_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';

export function BaselineSection() {
  const { data, error } = useStore($baseline);
  useEffect(() => keepFresh($baseline), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const erasing = useErasing(eraseBaseline, () => {
    $baseline.revalidate();
    showToast('success', PATTERNS_TEXTS.done);
    heading.current?.focus();
  });
  return (
    <Section id="baseline" title={PATTERNS_TEXTS.heading} heading={heading}>
      {!data && error && (
        <Unavailable what={PATTERNS_TEXTS.yourPatterns} error={error} onRetry={() => $baseline.revalidate()} />
      )}
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
              aria-label={PATTERNS_TEXTS.progress}
            />
          )}
          <p className="text-14 text-ink-muted">{PATTERNS_TEXTS.explanation}</p>
          {(data.emails > 0 || data.people > 0) && (
            <Button variant="danger" onClick={erasing.ask}>
              {PATTERNS_TEXTS.reset}
            </Button>
          )}
        </>
      )}
      <Confirm
        title={PATTERNS_TEXTS.confirmTitle}
        action={PATTERNS_TEXTS.confirmAction}
        busyLabel={PATTERNS_TEXTS.resetting}
        erasing={erasing}
      >
        <p>{PATTERNS_TEXTS.confirm(data?.needed)}</p>
      </Confirm>
    </Section>
  );
}

function learned({ emails, needed, enough, senders }: BaselineAnswer): string {
  if (!enough) return PATTERNS_TEXTS.learning(emails, needed);
  const from = `${number(emails)} ${emails === 1 ? 'email' : 'emails'}`;
  return PATTERNS_TEXTS.learned(from, `${number(senders)} ${senders === 1 ? 'sender' : 'senders'}`);
}
