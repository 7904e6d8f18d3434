import type { Evidence } from '../engines/detection/analysis.ts';
import { spellBidiControls } from './marks.ts';
import { EVIDENCE_TEXTS } from './texts.ts';

/** Words of the email or of a file, and where their link goes. */
export function Quotation({ evidence: { quote, href, through, around } }: { evidence: Evidence }) {
  return (
    <p className="quotation">
      {around === undefined ? (
        <q dir="auto">{spellBidiControls(quote)}</q>
      ) : (
        <q dir="auto">
          {spellBidiControls(around.before)}
          <mark className="mark mark-unknown">{spellBidiControls(quote)}</mark>
          {spellBidiControls(around.after)}
        </q>
      )}
      {href !== undefined && (href !== quote || through !== undefined) && (
        <span className="quotation-target">{EVIDENCE_TEXTS.goesTo(spellBidiControls(href), through)}</span>
      )}
    </p>
  );
}
