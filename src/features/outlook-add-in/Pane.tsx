import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { AnalysisView } from '../../ui/AnalysisView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { MANIFEST_PATH } from './contract.ts';
import type { Missing, Unchecked } from './handed-over.ts';
import { $pane, checkSelected, type PaneState } from './store.ts';
import { OUTSIDE_TEXTS, ADD_IN_TEXTS as texts, UNCHECKED_TEXTS, UNREACHABLE_TEXTS } from './texts.ts';

/** There is no home page to go to inside Outlook. */
const FAILED = (
  <Notice kind="error" role="alert">
    <p>{texts.failed}</p>
  </Notice>
);

export function Pane() {
  const state = useStore($pane);
  return (
    <div className="add-in" aria-busy={state.status === 'checking'}>
      <p role="status" className="sr-only">
        {announcementOf(state)}
      </p>
      <ErrorBoundary instead={FAILED}>
        <Shown state={state} />
      </ErrorBoundary>
    </div>
  );
}

function announcementOf(state: PaneState): string {
  if (state.status === 'analysed') return state.analysis.conclusion;
  if (state.status === 'unchecked') return UNCHECKED_TEXTS[state.reason].conclusion;
  return state.status === 'checking' ? texts.checking : '';
}

function Shown({ state }: { state: PaneState }) {
  switch (state.status) {
    case 'starting':
      return <h1 className="add-in-heading">{texts.starting}</h1>;
    case 'checking':
      return <h1 className="add-in-heading">{texts.checking}</h1>;
    case 'none':
      return <h1 className="add-in-heading">{texts.none}</h1>;
    case 'outside':
      return <Outside />;
    case 'unreachable':
      return <Message heading={UNREACHABLE_TEXTS.heading} steps={UNREACHABLE_TEXTS.steps} />;
    case 'unchecked':
      return <CouldNotCheck reason={state.reason} isAsked={state.isAsked} />;
    case 'analysed':
      return (
        <>
          <NotHandedOver missing={state.missing} />
          <AnalysisView fields={state.fields} analysis={state.analysis} takesFocus={state.isAsked} />
        </>
      );
  }
}

/** Shown above the verdict, which is only about the rest. */
function NotHandedOver({ missing: { headers, files } }: { missing: Missing }) {
  if (!headers && files.length === 0) return null;
  return (
    <Notice kind="notice">
      <p>{texts.partial}</p>
      <ul className="grid list-disc gap-1 pl-6">
        {headers && <li>{texts.noHeaders}</li>}
        {files.length > 0 && <li>{texts.noFiles(files)}</li>}
      </ul>
    </Notice>
  );
}

function Outside() {
  return (
    <>
      <h1 className="add-in-heading">{OUTSIDE_TEXTS.heading}</h1>
      <p>{OUTSIDE_TEXTS.text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={MANIFEST_PATH} download>
          {OUTSIDE_TEXTS.manifest}
        </a>
        <a href="/docs/outlook">{OUTSIDE_TEXTS.guide}</a>
      </p>
    </>
  );
}

function CouldNotCheck({ reason, isAsked }: { reason: Unchecked; isAsked: boolean }) {
  const { conclusion, steps } = UNCHECKED_TEXTS[reason];
  return (
    <>
      <Message heading={conclusion} steps={steps} takesFocus={isAsked} />
      {(reason === 'unreadable' || reason === 'notLoaded') && (
        <Button variant="secondary" className="w-fit" onClick={() => void checkSelected(true)}>
          {texts.again[reason]}
        </Button>
      )}
    </>
  );
}

interface MessageProps {
  heading: string;
  steps: readonly string[];
  takesFocus?: boolean;
}

function Message({ heading, steps, takesFocus = false }: MessageProps) {
  const shown = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) shown.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h1 ref={shown} tabIndex={-1} className="add-in-heading">
        {heading}
      </h1>
      <ul className="grid list-disc gap-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}
