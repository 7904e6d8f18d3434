import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Inspection } from '../../ui/Inspection.tsx';
import { VerdictHead } from '../../ui/VerdictHead.tsx';
import type { Prediction } from '../predict/api.ts';
import { type Checkable, shareVerdict } from '../shared-verdicts/store.ts';
import { SHARE_TEXTS } from '../shared-verdicts/texts.ts';
import { RESULT_TEXTS } from './texts.ts';

interface CheckedEmailProps {
  checked: Prediction;
  what: Checkable;
  onClose: () => void;
}

export function CheckedEmail({ checked, what, onClose }: CheckedEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const share = async () => setFailed(!(await shareVerdict({ what, anonymous: true })));
  useEffect(() => {
    if (heading.current) reveal(heading.current);
  }, []);
  const titled = (conclusion: string) => (
    <h2 ref={heading} tabIndex={-1} className="verdict-conclusion">
      {conclusion}
    </h2>
  );
  const { evidence } = checked;
  return (
    <section className="try-result" aria-label={RESULT_TEXTS.region}>
      {evidence ? (
        <>
          <VerdictHead heading={titled} analysis={evidence.analysis} />
          <Inspection
            id="checked-email"
            email={{ ...(evidence.email.from && { from: evidence.email.from }), subject: evidence.email.subject }}
            analysis={evidence.analysis}
            isUnsealed
          />
          {evidence.analysed === 'fields' && <p className="field-hint">{RESULT_TEXTS.fields}</p>}
        </>
      ) : (
        <>
          {titled(checked.conclusion)}
          <p className="max-w-measure whitespace-pre-line">{checked.response}</p>
        </>
      )}
      <p className="try-buttons">
        <ButtonLink href="/oauth/register">{RESULT_TEXTS.register}</ButtonLink>
        {evidence && (
          <Button variant="secondary" onClick={() => void share()}>
            {SHARE_TEXTS.share}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {RESULT_TEXTS.another}
        </Button>
      </p>
      <p role="alert" className="field-error empty:hidden">
        {hasFailed && SHARE_TEXTS.notPrepared}
      </p>
    </section>
  );
}

/** On a narrow screen the result is below the form. */
function reveal(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  heading.focus({ preventScroll: true });
  if (top < 0 || top > innerHeight / 2) heading.closest('section')?.scrollIntoView({ block: 'start' });
}
