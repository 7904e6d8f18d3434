import { rank } from '../../engines/detection/analysis.ts';
import type { Reason } from '../feedback/contract.ts';
import type { Mark } from './contract.ts';

/** The reason that a report of this correction would give. */
export function reportReason({ opinion, engine }: Mark): Reason {
  if (opinion === 'safe') return 'Incorrectly flagged as dangerous';
  const meant = opinion === 'dangerous' ? 'High' : 'Medium';
  return rank(engine.severity) < rank(meant) ? 'Missed a security concern' : 'Wrong type of threat identified';
}

/** The report's address with the reason chosen; an address without an email stays unchanged. */
export function reportWithReason(address: string, mark: Mark): string {
  return address.includes('#') ? `${address}&${new URLSearchParams({ reason: reportReason(mark) })}` : address;
}
