import type { CompareResult } from './request-comparison.ts';

/** Time in which every browser has begun to read what it saves. */
const SAVED_MS = 60_000;

/** Hands a text to the visitor as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_MS);
}

/** What a saved result is called: `contract and contract-new, compared`. */
export function fileName({ explanations }: CompareResult): string {
  const names = explanations.map(({ file_name }) => file_name.replace(/\.\w+$/, '').replace(/[\\/:*?"<>|\s]+/g, ' '));
  const [first = 'documents', second] = names;
  const others = names.length > 2 ? `${names.length - 1} others` : second;
  return `${[first, others].filter(Boolean).join(' and ').slice(0, 120)}, compared`;
}
