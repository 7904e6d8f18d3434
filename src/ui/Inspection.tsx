import type { Analysis } from '../engines/detection/analysis.ts';
import { annotate, type ShownEmail } from './annotate.ts';
import { EmailSheet } from './EmailSheet.tsx';
import { Margin } from './Margin.tsx';
import { Seal } from './Seal.tsx';

interface InspectionProps {
  id: string;
  /** Without its body: the offsets of the evidence count in `analysis.text`. */
  email: Omit<ShownEmail, 'body'>;
  analysis: Pick<Analysis, 'verdict' | 'severity' | 'confidence' | 'signals' | 'text'> & {
    coverage?: Pick<Analysis['coverage'], 'filesRead'>;
  };
  withoutText?: string;
}

export function Inspection({ id, email, analysis, withoutText }: InspectionProps) {
  const shown: ShownEmail = { ...email, body: analysis.text };
  const annotations = annotate(shown, analysis.signals);
  return (
    <div className="inspection">
      <div className="inspection-grid">
        <EmailSheet id={id} email={shown} annotations={annotations} {...(withoutText && { withoutText })}>
          <Seal
            state={analysis.verdict}
            severity={analysis.severity}
            confidence={analysis.confidence}
            isPartial={analysis.coverage?.filesRead === false}
          />
        </EmailSheet>
        {annotations.notes.length > 0 && <Margin id={id} notes={annotations.notes} />}
      </div>
    </div>
  );
}
