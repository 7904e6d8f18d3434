import type { Origin } from './contract.ts';

export const ORIGIN_COLUMNS = ['scan_id', 'scans.subject', 'scans.sender', 'scans.sender_name'] as const;

interface OriginRow {
  scan_id: string;
  subject: string;
  sender: string;
  sender_name: string;
}

export function originOf({ scan_id, subject, sender, sender_name }: OriginRow): Origin {
  return { scanId: scan_id, subject, sender: { name: sender_name, address: sender } };
}
