import { readFileSync } from 'node:fs';

/** What a mail is after: credentials, cards, wallets or a machine; money; attention only; or nothing wrong at all. */
export type HandLabel = 'theft' | 'fraud' | 'advertising' | 'honest';

const LABELS: ReadonlySet<string> = new Set<HandLabel>(['theft', 'fraud', 'advertising', 'honest']);

/** Reads lines `id<TAB>label`; lines that start with `#` are remarks. */
export function labelsFrom(file: string): Map<string, HandLabel> {
  const labels = new Map<string, HandLabel>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [id = '', label = ''] = line.trim().split('\t');
    if (!LABELS.has(label)) throw new Error(`${file}: “${label}” is none of ${[...LABELS].join(', ')}`);
    labels.set(id, label as HandLabel);
  }
  return labels;
}
