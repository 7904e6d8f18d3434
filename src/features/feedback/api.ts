import type { Answer } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { REPORT_PATH, type ReportStatusAnswer } from './contract.ts';
import { removeReceipt } from './receipts-store.ts';

/** Anonymous: the receipt is the authorization. */
export function readReport(receipt: string): Promise<Answer<ReportStatusAnswer>> {
  return request({ method: 'GET', path: REPORT_PATH, params: { receipt }, anonymous: true });
}

/** Deletes a report and its receipt here. A report that is already gone counts as deleted. */
export async function deleteReport(receipt: string): Promise<Answer<unknown>> {
  const call = { method: 'DELETE', path: REPORT_PATH, params: { receipt }, anonymous: true } as const;
  const answer = await request<unknown>(call);
  if (!answer.ok && answer.error.status !== 404) return answer;
  removeReceipt(receipt);
  return { ok: true, data: {} };
}
