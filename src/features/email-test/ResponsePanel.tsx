import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react';
import { Empty } from '../../ui/Empty.tsx';
import type { Prediction } from '../predict/api.ts';
import type { Assessment } from './Assessment.tsx';
import type { PredictionState } from './store.ts';
import { RESULT_TEXTS } from './texts.ts';

/** Loaded while the first email is being checked, so that the form appears sooner. */
const loadAssessment = async () => {
  const found = await import('./Assessment.tsx').catch(() => undefined);
  return { default: found ? found.Assessment : NotLoaded };
};
const LazyAssessment = lazy(loadAssessment);

function NotLoaded({ prediction }: ComponentProps<typeof Assessment>) {
  return <p className="max-w-measure border-l-4 border-ink pl-4 font-semibold">{prediction.conclusion}</p>;
}

export function ResponsePanel({ state }: { state: PredictionState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Prediction>(undefined);
  const reveal = (prediction: Prediction) => {
    if (prediction === shown.current) return;
    shown.current = prediction;
    // One frame later, when the upload's progress, above this on a phone, is gone.
    requestAnimationFrame(() => heading.current && scrollTo(heading.current));
  };
  useEffect(() => {
    if (state.status === 'loading') void loadAssessment();
  }, [state.status]);
  return (
    <section aria-labelledby="api-response" className="grid min-w-0 content-start gap-6">
      <h2 ref={heading} id="api-response" tabIndex={-1} className="scroll-mt-24 border-b border-rule pb-3 text-20">
        {RESULT_TEXTS.heading}
      </h2>
      <p role="status" className={state.status === 'loading' ? 'font-mono text-14' : 'sr-only'}>
        {statusOf(state)}
      </p>
      {state.status === 'idle' && (
        <Empty>
          <p className="text-ink-muted">{RESULT_TEXTS.idle}</p>
        </Empty>
      )}
      {state.status === 'done' && (
        <Suspense>
          <LazyAssessment {...state} />
          <Arrived prediction={state.prediction} onArrived={reveal} />
        </Suspense>
      )}
    </section>
  );
}

/** Next to the part that loads late: only then is the page long enough to scroll there. */
function Arrived({ prediction, onArrived }: { prediction: Prediction; onArrived: (shown: Prediction) => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is another one each time
  useEffect(() => onArrived(prediction), [prediction]);
  return null;
}

function scrollTo(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 4) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

function statusOf(state: PredictionState): string {
  if (state.status === 'loading') return RESULT_TEXTS.loading;
  if (state.status === 'idle') return '';
  const { severity_level, confidence_level, conclusion } = state.prediction;
  return RESULT_TEXTS.summary(severity_level, confidence_level, conclusion);
}
