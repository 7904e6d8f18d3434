import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../commands/root.ts';

/** The aims of 300 messages in a phishing collection. */
export const LABELS = join(ROOT, 'tests/engines/detection/labels/phishing_pot.tsv');

/** An email's aim: credentials, cards, wallets or a machine; money; only attention; or nothing harmful. */
export type HandLabel = 'theft' | 'fraud' | 'advertising' | 'honest';

const NAMES: ReadonlySet<string> = new Set<HandLabel>(['theft', 'fraud', 'advertising', 'honest']);

/** Reads lines `id<TAB>label`; lines that start with `#` are remarks. */
export function labelsFrom(file: string): Map<string, HandLabel> {
  const labels = new Map<string, HandLabel>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [id = '', label = ''] = line.trim().split('\t');
    if (!NAMES.has(label)) throw new Error(`${file}: “${label}” is none of ${[...NAMES].join(', ')}`);
    labels.set(id, label as HandLabel);
  }
  return labels;
}
