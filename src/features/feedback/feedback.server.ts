import { ENGINE_VERSION } from '../../engines/detection/index.ts';
import { clientOf } from '../../server/client-address.ts';
import type { EndpointCall } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { checkStorageQuota } from '../../server/storage-quota.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { storedPart } from './content.ts';
import { CONSENT, type FeedbackAnswer, type FeedbackBody, type ReportStatusAnswer } from './contract.ts';
import { addReport, eraseReport, findReport, type Report, sweepReports } from './reports.server.ts';

/** How much larger a text is once it is encrypted, in base64url. */
const SEALED = 4 / 3;

/** Takes a report in. The email is analysed once more as it came, and de-identified before anything of it is stored. */
export async function report({ services, body, context }: EndpointCall<FeedbackBody, undefined, undefined>) {
  const { reason, emailContent, reportedAt, submission } = body;
  const client = clientOf(context, services.settings);
  const analysed = await runTask(services, 'reportEmail', emailContent, {
    ...{ client, bytes: emailContent.length, signal: context.request.signal },
  });
  if (isFailure(analysed)) return analysed;
  const { confidence, severity, deidentified } = analysed;
  const content = storedPart(deidentified);
  const noRoom = await checkStorageQuota(services, {
    what: 'reports',
    client,
    bytes: Buffer.byteLength(content) * SEALED,
  });
  if (noRoom) return noRoom;
  // Where no process lives for an hour, what deletes is the next report, or the next call of `npm run admin`.
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

/** What became of the report with this receipt. */
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

/** Deletes the report with this receipt at once. */
export async function deleteReport({ services, context }: EndpointCall<undefined, undefined, undefined>) {
  const erased = await eraseReport(services, context.params.receipt ?? '');
  return erased ? { ok: true } : noReport();
}

function noReport() {
  return failure(404, 'NO_REPORT', 'There is no report with this receipt. It was deleted, or its 90 days are over.');
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
