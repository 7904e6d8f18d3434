import { FindingCorrection } from '../corrections/views/FindingCorrection.tsx';
import { HiddenFindings } from '../corrections/views/HiddenFindings.tsx';
import { VerdictCorrection } from '../corrections/views/VerdictCorrection.tsx';
import { ScansView } from '../scans/views/ScansView.tsx';

const SLOTS = { Verdict: VerdictCorrection, Finding: FindingCorrection, HiddenFindings };

export function CorrectableScans() {
  return <ScansView slots={SLOTS} />;
}
