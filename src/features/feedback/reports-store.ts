import { query } from '../../client/queries.ts';
import { readReport } from './api.ts';
import { parseReceipt, saveReceipt } from './receipts-store.ts';
import { REPORT_LIST_TEXTS, REPORT_NOT_FOUND, REPORT_TEXTS } from './texts.ts';

export const reportStore = (receipt: string) => query(`report/${receipt}`, () => readReport(receipt));

/** Adds a report to the list by its receipt. @returns an error message */
export async function addReport(text: string): Promise<string | undefined> {
  const receipt = parseReceipt(text);
  if (receipt === undefined) return REPORT_LIST_TEXTS.add.invalid;
  const answer = await readReport(receipt);
  if (answer.ok) {
    saveReceipt(receipt, null);
    return undefined;
  }
  return answer.error.status === 404 ? REPORT_NOT_FOUND : REPORT_TEXTS.notLoaded;
}
