import { query } from '../../client/queries.ts';
import { readReport } from './api.ts';
import { keepReceipt, readReceipt } from './receipts.ts';

export const reportStore = (receipt: string) => query(`report/${receipt}`, () => readReport(receipt));

const NO_RECEIPT = 'A receipt has 22 letters and digits; the link that came with the report holds it, too.';

/** Takes a report into the list by its receipt. @returns what is wrong with it */
export async function addReport(text: string): Promise<string | undefined> {
  const receipt = readReceipt(text);
  if (receipt === undefined) return NO_RECEIPT;
  const answer = await readReport(receipt);
  if (answer.ok) {
    keepReceipt(receipt, null);
    return undefined;
  }
  if (answer.error.status === 404)
    return 'There is no report with this receipt. It was deleted, or its 90 days are over.';
  return 'The report could not be looked up. Please try again.';
}
