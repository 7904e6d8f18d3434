import { screenshotTypeOf, unreadTypeOf } from '../../engines/detection/attachments/screenshot-type.ts';
import { isOutlookFile } from '../../engines/detection/mime/outlook-file.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readLimited } from '../../server/request-body.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { SOURCE_LIMIT, UPLOAD_TYPES } from './contract.ts';
import { countScreenshot } from './count-analysis.server.ts';
import { PREDICT_ERRORS } from './texts.ts';

interface Upload {
  context: EndpointContext;
  user: Pick<SignedIn, 'userId'> | undefined;
  /** For fair queueing. */
  client: string;
}

/**
 * An email's source, Outlook's file as source, or a picture of an email unchanged. Call it within the limits of
 * analyses.
 */
export async function uploadedSource(
  services: Pick<Services, 'workers'>,
  { context, user, client }: Upload,
): Promise<Uint8Array | Failure> {
  const { signal } = context.request;
  const bytes = await readLimited(context, { limit: SOURCE_LIMIT, user });
  if (isFailure(bytes)) return bytes;
  if (screenshotTypeOf(bytes) !== null) return (await countScreenshot(user, context)) ?? bytes;
  if (!isOutlookFile(bytes)) return unreadable(bytes, context) ?? bytes;
  const damaged = failure(422, 'OUTLOOK_FILE_UNREADABLE', PREDICT_ERRORS.outlookFile);
  // Never in this thread: a hostile file can block it.
  if (!services.workers) return damaged;
  const caller = { client, bytes: bytes.byteLength, signal };
  return (await services.workers.run<Uint8Array | null>('messageOfOutlookFile', bytes, caller)) ?? damaged;
}

export function isUpload({ request }: EndpointContext): boolean {
  return UPLOAD_TYPES.includes(typeOf(request));
}

function typeOf({ headers }: EndpointContext['request']): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Recognises files that aren't an email by their first bytes, whatever their type says, or aren't a picture although
 * they claim to be.
 */
function unreadable(bytes: Uint8Array, { request }: EndpointContext): Failure | undefined {
  const other = unreadTypeOf(bytes);
  if (other !== null) return failure(415, 'WRONG_PICTURE', PREDICT_ERRORS.wrongPicture(other));
  const isMeantAsPicture = typeOf(request).startsWith('image/');
  return isMeantAsPicture ? failure(422, 'PICTURE_DAMAGED', PREDICT_ERRORS.damaged) : undefined;
}
