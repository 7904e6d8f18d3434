import { useEffect, useRef } from 'react';
import { displayedFields } from '../../engines/detection/display/fields.ts';
import { AnalysisView } from '../../ui/AnalysisView.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Brand } from '../Brand.tsx';
import type { Displayed, Unchecked } from './displayed-email.ts';
import { POPUP_TEXTS, UNCHECKED_TEXTS } from './texts.ts';

interface PopupProps {
  /** Not there while the analysis is running. */
  displayed?: Displayed;
  hasFailed?: boolean;
}

const FAILED = (
  <Notice kind="error" role="alert">
    <p>{POPUP_TEXTS.failed}</p>
  </Notice>
);

export function Popup({ displayed, hasFailed = false }: PopupProps) {
  const isChecking = !displayed && !hasFailed;
  return (
    <main className="panel" aria-busy={isChecking}>
      <Brand />
      <ErrorBoundary instead={FAILED}>
        <p role="status" className={isChecking ? 'text-ink-muted' : 'sr-only'}>
          {isChecking && POPUP_TEXTS.checking}
        </p>
        {hasFailed && FAILED}
        {displayed?.status === 'analysed' && (
          <AnalysisView
            fields={displayedFields(displayed.analysed.email)}
            analysis={displayed.analysed.analysis}
            takesFocus
          />
        )}
        {displayed?.status === 'unchecked' && <CouldNotCheck reason={displayed.reason} />}
        {displayed?.status === 'none' && <Heading>{POPUP_TEXTS.none}</Heading>}
        {displayed?.status === 'several' && <Heading>{POPUP_TEXTS.several}</Heading>}
      </ErrorBoundary>
      <p className="text-12 text-ink-muted">{POPUP_TEXTS.privacy}</p>
    </main>
  );
}

function CouldNotCheck({ reason }: { reason: Unchecked }) {
  const { conclusion, steps } = UNCHECKED_TEXTS[reason];
  return (
    <>
      <Heading>{conclusion}</Heading>
      <ul className="grid list-disc gap-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** Has the focus, as the verdict does: it is what the button was pressed for. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="verdict">
      {children}
    </h1>
  );
}
