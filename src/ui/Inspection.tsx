import type { Analysis } from '../engines/detection/analysis.ts';
import { annotate, type ShownLetter } from './annotate.ts';
import { LetterSheet } from './EmailSheet.tsx';
import { Margin } from './Margin.tsx';
import { Seal } from './Seal.tsx';

interface InspectionProps {
  /** Unique on the page. */
  id: string;
  /** As the letter arrived; its body is the text that the analysis speaks of. */
  letter: Omit<ShownLetter, 'body'>;
  analysis: Pick<Analysis, 'seal' | 'severity' | 'confidence' | 'signals' | 'text'>;
  /** Stands in the place of the text where that is not known. */
  withoutText?: string;
}

/** An analysed letter: the sheet with its marks, the margin with its notes, the seal on the corner. */
export function Inspection({ id, letter, analysis, withoutText }: InspectionProps) {
  const shown: ShownLetter = { ...letter, body: analysis.text };
  const annotations = annotate(shown, analysis.signals);
  return (
    <div className="inspection">
      <div className="inspection-grid">
        <LetterSheet id={id} letter={shown} annotations={annotations} {...(withoutText && { withoutText })}>
          <Seal state={analysis.seal} severity={analysis.severity} confidence={analysis.confidence} />
        </LetterSheet>
        {annotations.notes.length > 0 && <Margin id={id} notes={annotations.notes} />}
      </div>
    </div>
  );
}
