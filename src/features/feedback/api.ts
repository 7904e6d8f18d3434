import type { Answer } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { REPORT_PATH, type ReportStatusAnswer } from './contract.ts';
import { forgetReceipt } from './receipts.ts';

/** In nobody's name: who has the receipt may ask. */
export function readReport(receipt: string): Promise<Answer<ReportStatusAnswer>> {
  return request({ method: 'GET', path: REPORT_PATH, params: { receipt }, anonymous: true });
}

/** Deletes a report, and its receipt here. One that is gone already is gone all the same. */
export async function deleteReport(receipt: string): Promise<Answer<unknown>> {
  const call = { method: 'DELETE', path: REPORT_PATH, params: { receipt }, anonymous: true } as const;
  const answer = await request<unknown>(call);
  if (!answer.ok && answer.error.status !== 404) return answer;
  forgetReceipt(receipt);
  return { ok: true, data: {} };
}
