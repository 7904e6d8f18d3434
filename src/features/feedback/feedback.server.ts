import { ENGINE_VERSION } from '../../engines/detection/index.ts';
import { clientOf } from '../../server/client-address.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { checkStorageQuota } from '../../server/storage-quota.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { storedPart } from './content.ts';
import { CONSENT, type FeedbackAnswer, type FeedbackBody, REPORT_QUOTA, type ReportStatusAnswer } from './contract.ts';
import { addReport, eraseReport, findReport, type Report, sweepReports } from './reports.server.ts';
import { REPORT_NOT_FOUND } from './texts.ts';

/** Growth of a text by base64url. */
const ENCRYPTED = 4 / 3;

/** The email is analysed again, and de-identified before it is stored. */
export async function report({ services, body, context }: EndpointCall<FeedbackBody, undefined, undefined>) {
  const { reason, emailContent, reportedAt, submission } = body;
  const client = clientOf(context, services.settings);
  const analysed = await runTask(services, 'reportEmail', emailContent, {
    client,
    bytes: emailContent.length,
    signal: context.request.signal,
  });
  if (isFailure(analysed)) return analysed;
  const { confidence, severity, deidentified } = analysed;
  const content = storedPart(deidentified);
  const noRoom = await checkStorageQuota(services, {
    quota: REPORT_QUOTA,
    client,
    bytes: Buffer.byteLength(content) * ENCRYPTED,
  });
  if (noRoom) return noRoom;
  // Serverless processes never reach the hourly sweep.
  await sweepReports(services);
  const stored: Report = {
    reason,
    emailContent: content,
    reportedAt,
    consent: { version: CONSENT.version, at: isoTime(services.now()) },
    confidenceScore: confidence,
    severity,
    modelVersion: ENGINE_VERSION,
  };
  const { receipt, expiresAt } = await addReport(services, stored, submission);
  return { receipt, deletedBy: isoTime(expiresAt) } satisfies FeedbackAnswer;
}

export async function reportStatus({ services, context }: EndpointCall<undefined, undefined, undefined>) {
  const found = await findReport(services, context.params.receipt ?? '');
  if (!found) return noReport();
  return {
    status: found.status,
    receivedAt: isoTime(found.received_at),
    reviewedAt: found.reviewed_at === null ? null : isoTime(found.reviewed_at),
    deletedBy: isoTime(found.expires_at),
  } satisfies ReportStatusAnswer;
}

export async function deleteReport({ services, context }: EndpointCall<undefined, undefined, undefined>) {
  const erased = await eraseReport(services, context.params.receipt ?? '');
  return erased ? { ok: true } : noReport();
}

function noReport() {
  return failure(404, 'NO_REPORT', REPORT_NOT_FOUND);
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
