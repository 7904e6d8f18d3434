import { type ComponentType, createContext } from 'react';
import type { ScanAnswer } from '../contract.ts';

/** Parts of a scan's page that other features fill; the dashboard passes them in. */
export interface ScanSlots {
  /** Below the verdict. */
  Verdict: ComponentType<{ scan: ScanAnswer; report: string }>;
  /** Beside each finding. */
  Finding: ComponentType<{ scanId: string; signalId: string; title: string }>;
  /** Below the findings. */
  HiddenFindings: ComponentType<{ scan: ScanAnswer }>;
}

const Nothing = () => null;

export const Slots = createContext<ScanSlots>({ Verdict: Nothing, Finding: Nothing, HiddenFindings: Nothing });
