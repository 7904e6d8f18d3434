import type { CompareResult } from './request-comparison.ts';
import { REPORT } from './texts.ts';

/** The saved result's name without extension, such as `contract and contract-new, compared`. */
export function fileName({ explanations }: CompareResult): string {
  const names = explanations.map(({ file_name }) => file_name.replace(/\.\w+$/, '').replace(/[\\/:*?"<>|\s]+/g, ' '));
  const [first = REPORT.untitled, second] = names;
  const others = names.length > 2 ? REPORT.others(names.length - 1) : second;
  return REPORT.fileName([first, others].filter(Boolean).join(REPORT.and).slice(0, 120));
}
