import { type ReactNode, useMemo } from 'react';
import { inZonedTime } from '../../client/format-time.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailInspection } from '../../ui/email/EmailInspection.tsx';
import { Inspection } from '../../ui/Inspection.tsx';
import { MarkedPicture } from '../../ui/MarkedPicture.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VerdictHead } from '../../ui/VerdictHead.tsx';
import type { Prediction } from '../predict/api.ts';
import { picturesOfSource } from '../predict/pictures-store.ts';
import { type Checkable, shareVerdict, sourceOf } from '../shared-verdicts/store.ts';
import { SHARE_TEXTS } from '../shared-verdicts/texts.ts';
import { responseBlocks, withoutConclusion } from './response-blocks.ts';
import { RESULT_TEXTS, SCREENSHOT_TEXTS } from './texts.ts';

export function Assessment({ prediction, what }: { prediction: Prediction; what: Checkable }) {
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
  const { analysis, email, contents, analysed } = evidence;
  const screenshot = analysed === 'picture' && 'source' in what ? what.source : undefined;
  const names = contents?.files.map(({ name }) => name).join('\n');
  const shown = {
    id: 'analysed-email',
    email: {
      ...(email.from !== null && { from: email.from }),
      subject: screenshot instanceof File ? screenshot.name : email.subject,
      ...(names && { attachments: names }),
    },
    analysis,
    pictures,
  };
  return (
    <>
      <VerdictHead analysis={{ ...analysis, conclusion }} />
      {screenshot && (
        <Notice kind="notice">
          <p className="font-semibold">{SCREENSHOT_TEXTS.title}</p>
          <p>{SCREENSHOT_TEXTS.lost}</p>
        </Notice>
      )}
      {levels}
      {contents && <EmailInspection {...shown} contents={contents} formatTime={inZonedTime} />}
      {!contents && (
        <Inspection
          {...shown}
          {...(screenshot && {
            show: ({ notes }) => ({ body: <MarkedPicture id={shown.id} picture={screenshot} notes={notes} /> }),
          })}
        />
      )}
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
