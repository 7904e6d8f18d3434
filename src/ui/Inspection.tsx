import { type ReactNode, useMemo } from 'react';
import type { Analysis } from '../engines/detection/analysis.ts';
import { type Annotations, annotate, type Note, type ShownEmail } from './annotate.ts';
import { EmailSheet } from './EmailSheet.tsx';
import { Margin } from './Margin.tsx';
import { type PictureSource, PicturesOfEmail } from './picture-source.ts';
import { Seal } from './Seal.tsx';
import { NOTE_TEXTS } from './texts.ts';

export interface InspectionProps {
  id: string;
  /** Without its body: the offsets of the evidence count in `analysis.text`. */
  email: Omit<ShownEmail, 'body'>;
  analysis: Pick<Analysis, 'verdict' | 'severity' | 'confidence' | 'signals' | 'text'> & {
    coverage?: Pick<Analysis['coverage'], 'filesRead'>;
  };
  withoutText?: string;
  /** The findings come in the order of an earlier list that had all of them. */
  areListed?: boolean;
  /** Shows only what fits a sample: the titles of the findings, each of which opens to show its sentence. */
  isBrief?: boolean;
  /** Without the seal, for when the verdict is already above. */
  isUnsealed?: boolean;
  /** For when the email itself is on the page. */
  pictures?: PictureSource | undefined;
  /** Actions for a finding. */
  noteAction?: ((note: Note) => ReactNode) | undefined;
  /** Below the findings. */
  children?: ReactNode;
  /** Shown on the sheet in place of the text and the attachments’ names. */
  show?: (annotations: Annotations) => { body?: ReactNode; files?: ReactNode };
}

/** The email on its sheet, the findings marked in it and listed beside it, and its seal. */
export function Inspection({
  id,
  email,
  analysis,
  withoutText,
  areListed = false,
  isBrief = false,
  isUnsealed = false,
  pictures,
  noteAction,
  children,
  show,
}: InspectionProps) {
  const { verdict, severity, confidence, coverage, signals, text } = analysis;
  const { from, replyTo, attachments, subject } = email;
  const shown: ShownEmail = { ...email, body: text };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts that are marked
  const annotations = useMemo(
    () => annotate(shown, signals, verdict, areListed),
    [from, replyTo, attachments, subject, text, signals, verdict, areListed],
  );
  const { notes } = annotations;
  const hasMinor = notes.some(({ isMinor }) => isMinor);
  return (
    <div className="inspection">
      <div className="inspection-grid">
        <EmailSheet
          id={id}
          email={shown}
          annotations={annotations}
          {...(withoutText && { withoutText })}
          {...show?.(annotations)}
        >
          {!isUnsealed && (
            <Seal
              state={verdict}
              severity={severity}
              confidence={confidence}
              isPartial={coverage?.filesRead === false}
            />
          )}
        </EmailSheet>
        {(notes.length > 0 || children) && (
          <div className="findings">
            {notes.length > 0 && (
              <PicturesOfEmail value={pictures}>
                <Margin id={id} notes={notes} isBrief={isBrief} action={noteAction} />
              </PicturesOfEmail>
            )}
            {hasMinor && !isBrief && (
              <label className="all-findings">
                <input type="checkbox" className="sr-only" />
                {NOTE_TEXTS.showAll(notes.length)}
              </label>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
