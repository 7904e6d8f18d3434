import type { ComponentProps } from 'react';
import { FindingCorrection } from '../corrections/views/FindingCorrection.tsx';
import { HiddenFindings } from '../corrections/views/HiddenFindings.tsx';
import { VerdictCorrection } from '../corrections/views/VerdictCorrection.tsx';
import { ScanView } from '../scans/views/ScanView.tsx';
import { Slots } from '../scans/views/slots.ts';

const SLOTS = { Verdict: VerdictCorrection, Finding: FindingCorrection, HiddenFindings };

export function CorrectableScan(props: ComponentProps<typeof ScanView>) {
  return (
    <Slots value={SLOTS}>
      <ScanView {...props} />
    </Slots>
  );
}
