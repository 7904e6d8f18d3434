import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { inTime } from '../../client/format-time.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailInspection } from '../../ui/email/EmailInspection.tsx';
import { Inspection } from '../../ui/Inspection.tsx';
import { VerdictHead } from '../../ui/VerdictHead.tsx';
import type { Prediction } from '../predict/api.ts';
import { type Checkable, shareVerdict } from '../shared-verdicts/store.ts';
import { SHARE_TEXTS } from '../shared-verdicts/texts.ts';
import { picturesOfSource } from './pictures-of-source.ts';
import { responseBlocks, withoutConclusion } from './response-blocks.ts';
import type { PredictionState } from './store.ts';
import { RESULT_TEXTS } from './texts.ts';

export function ResponsePanel({ state }: { state: PredictionState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Prediction>(undefined);
  useEffect(() => {
    if (state.status !== 'done' || state.prediction === shown.current) return undefined;
    shown.current = state.prediction;
    // One frame later: the upload's progress, above on a phone, is gone by then.
    const frame = requestAnimationFrame(() => heading.current && reveal(heading.current));
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return (
    <section aria-labelledby="api-response" className="grid min-w-0 content-start gap-6">
      <h2 ref={heading} id="api-response" tabIndex={-1} className="scroll-mt-24 border-b border-rule pb-3 text-20">
        {RESULT_TEXTS.heading}
      </h2>
      <p role="status" className={state.status === 'loading' ? 'font-mono text-14' : 'sr-only'}>
        {statusOf(state)}
      </p>
      {state.status === 'idle' && <p className="text-ink-muted">{RESULT_TEXTS.idle}</p>}
      {state.status === 'done' && <Assessment {...state} />}
    </section>
  );
}

function reveal(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 2) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

function statusOf(state: PredictionState): string {
  if (state.status === 'loading') return RESULT_TEXTS.loading;
  if (state.status === 'idle') return '';
  const { severity_level, confidence_level, conclusion } = state.prediction;
  return RESULT_TEXTS.summary(severity_level, confidence_level, conclusion);
}

/** Only an email or its text is checked here, never a stored scan. */
const sourceOf = (what: Checkable) => ('source' in what ? what.source : 'Body' in what ? what.Body : '');

function Assessment({ prediction, what }: { prediction: Prediction; what: Checkable }) {
  const pictures = useMemo(() => picturesOfSource(sourceOf(what)), [what]);
  const { confidence_level, severity_level, response, conclusion, evidence } = prediction;
  const levels = (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Level name={RESULT_TEXTS.confidence}>{confidence_level}</Level>
      <Level name={RESULT_TEXTS.severity}>{severity_level}</Level>
    </dl>
  );
  const explanation = <Response text={withoutConclusion(response, conclusion)} />;
  if (!evidence) {
    return (
      <>
        {levels}
        <p className="max-w-measure border-l-4 border-ink pl-4 font-semibold">{conclusion}</p>
        {explanation}
      </>
    );
  }
  const { analysis, email, contents } = evidence;
  const names = contents?.files.map(({ name }) => name).join('\n');
  const shown = {
    id: 'analysed-email',
    email: {
      ...(email.from !== null && { from: email.from }),
      subject: email.subject,
      ...(names && { attachments: names }),
    },
    analysis,
    pictures,
  };
  return (
    <>
      <VerdictHead analysis={{ ...analysis, conclusion }} />
      {levels}
      {contents ? <EmailInspection {...shown} contents={contents} formatTime={inTime} /> : <Inspection {...shown} />}
      <div>
        <Button variant="secondary" onClick={() => void shareVerdict({ what })}>
          {SHARE_TEXTS.share}
        </Button>
      </div>
      <h3 className="border-t border-rule pt-6 text-18">{RESULT_TEXTS.explanation}</h3>
      {explanation}
    </>
  );
}

function Response({ text }: { text: string }) {
  return (
    <div className="grid max-w-measure gap-4">
      {responseBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one answer never move
          <ol key={index} start={block.start} className="grid list-decimal gap-2 pl-6 whitespace-pre-line">
            {block.items.map((item, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of one answer never move
              <li key={position}>{item}</li>
            ))}
          </ol>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one answer never move
          <p key={index} className="whitespace-pre-line">
            {block.text}
          </p>
        ),
      )}
    </div>
  );
}

function Level({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-14 text-ink-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
