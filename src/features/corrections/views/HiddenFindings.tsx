import { useRef } from 'react';
import { spellBidiControls } from '../../../ui/marks.ts';
import type { ScanAnswer } from '../../scans/contract.ts';
import { restoreFinding } from '../store.ts';
import { FINDING_TEXTS } from '../texts.ts';
import './corrections.css';

export const HIDDEN_FINDINGS = 'hidden-findings';

/** Findings that the user marked as wrong. */
export function HiddenFindings({ scan }: { scan: ScanAnswer }) {
  const section = useRef<HTMLElement>(null);
  const { wrongFindings } = scan.corrections;
  // A scan by a newer engine may no longer have one.
  const hidden = wrongFindings.map((wrong) => ({
    ...wrong,
    title: scan.analysis.signals.find(({ id }) => id === wrong.signalId)?.title,
  }));
  const restore = async (signalId: string) => {
    if (await restoreFinding(scan.id, signalId)) section.current?.focus();
  };
  return (
    <section
      ref={section}
      id={HIDDEN_FINDINGS}
      tabIndex={-1}
      aria-labelledby="hidden-heading"
      className="hidden-findings"
    >
      <h3 id="hidden-heading">{FINDING_TEXTS.list}</h3>
      <ul>
        {hidden.map(
          ({ signalId, title, reason, note }) =>
            title !== undefined && (
              <li key={signalId}>
                <span>
                  {title}
                  <span className="hidden-reason">
                    {FINDING_TEXTS.reasons[reason]}
                    {note !== '' && `: ${spellBidiControls(note)}`}
                  </span>
                </span>
                <button
                  type="button"
                  className="finding-wrong"
                  aria-label={FINDING_TEXTS.restoreNamed(title)}
                  onClick={() => void restore(signalId)}
                >
                  {FINDING_TEXTS.restore}
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
