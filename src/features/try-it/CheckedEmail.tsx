import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { inZonedTime } from '../../client/format-time.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { EmailInspection } from '../../ui/email/EmailInspection.tsx';
import { Inspection } from '../../ui/Inspection.tsx';
import { Waiting } from '../../ui/Loading.tsx';
import { VerdictHead } from '../../ui/VerdictHead.tsx';
import type { Prediction } from '../predict/api.ts';
import { picturesOfSource } from '../predict/pictures-store.ts';
import { type Checkable, shareVerdict, sourceOf } from '../shared-verdicts/store.ts';
import { SHARE_TEXTS } from '../shared-verdicts/texts.ts';
import { isLoggedIn } from './store.ts';
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
          <Shown evidence={evidence} what={what} />
          {evidence.analysed !== 'message' && <p className="field-hint">{RESULT_TEXTS.fields}</p>}
        </>
      ) : (
        <>
          {titled(checked.conclusion)}
          <p className="max-w-measure whitespace-pre-line">{checked.response}</p>
        </>
      )}
      <p className="try-buttons">
        {isLoggedIn() ? (
          <ButtonLink href="/dashboard">{RESULT_TEXTS.dashboard}</ButtonLink>
        ) : (
          <ButtonLink href="/oauth/register">{RESULT_TEXTS.register}</ButtonLink>
        )}
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

/** Only whole emails need it, and few visitors have one. Without it, their text is still shown. */
const WholeEmail = lazy(async () => {
  const views = await loadEmailViews().catch(() => undefined);
  return { default: (views?.EmailInspection ?? Inspection) as typeof EmailInspection };
});

export const loadEmailViews = () => import('../../ui/email/EmailInspection.tsx');

interface ShownProps {
  evidence: NonNullable<Prediction['evidence']>;
  what: Checkable;
}

function Shown({ evidence: { email, analysis, contents }, what }: ShownProps) {
  const pictures = useMemo(() => picturesOfSource(sourceOf(what)), [what]);
  const files = contents?.files.map(({ name }) => name).join('\n');
  const shown: ComponentProps<typeof Inspection> = {
    id: 'checked-email',
    email: { ...(email.from && { from: email.from }), subject: email.subject, ...(files && { attachments: files }) },
    ...{ analysis, pictures, isUnsealed: true },
  };
  if (!contents) return <Inspection {...shown} />;
  return (
    <Suspense fallback={<Waiting />}>
      <WholeEmail {...shown} contents={contents} formatTime={inZonedTime} />
    </Suspense>
  );
}

/** On a narrow screen the result is below the form. */
function reveal(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  heading.focus({ preventScroll: true });
  if (top < 0 || top > innerHeight / 2) heading.closest('section')?.scrollIntoView({ block: 'start' });
}
