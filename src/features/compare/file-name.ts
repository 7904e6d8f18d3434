import type { CompareResult } from './request-comparison.ts';

/** What a saved result is called: `contract and contract-new, compared`. */
export function fileName({ explanations }: CompareResult): string {
  const names = explanations.map(({ file_name }) => file_name.replace(/\.\w+$/, '').replace(/[\\/:*?"<>|\s]+/g, ' '));
  const [first = 'documents', second] = names;
  const others = names.length > 2 ? `${names.length - 1} others` : second;
  return `${[first, others].filter(Boolean).join(' and ').slice(0, 120)}, compared`;
}
