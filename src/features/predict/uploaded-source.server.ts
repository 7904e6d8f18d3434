import { screenshotTypeOf, unreadTypeOf } from '../../engines/detection/attachments/screenshot-type.ts';
import { isMessageSource } from '../../engines/detection/index.ts';
import { isOutlookFile, OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readLimited } from '../../server/request-body.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { SOURCE_LIMIT, UPLOAD_TYPES } from './contract.ts';
import { countScreenshot } from './count-analysis.server.ts';
import { PREDICT_ERRORS } from './texts.ts';

const DAMAGED_OUTLOOK_FILE = failure(422, 'OUTLOOK_FILE_UNREADABLE', PREDICT_ERRORS.outlookFile);

const MAX_HEADERS = 64 * 1024;

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
  // Never in this thread: a hostile file can block it.
  if (!services.workers) return DAMAGED_OUTLOOK_FILE;
  const caller = { client, bytes: bytes.byteLength, signal };
  return (await services.workers.run<Uint8Array | null>('messageOfOutlookFile', bytes, caller)) ?? DAMAGED_OUTLOOK_FILE;
}

export function isUpload({ request }: EndpointContext): boolean {
  return UPLOAD_TYPES.includes(typeOf(request));
}

function typeOf({ headers }: EndpointContext['request']): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Recognises files that aren't an email by their first bytes, whatever their type says, and those that are neither an
 * email nor what their type says.
 */
function unreadable(bytes: Uint8Array, { request }: EndpointContext): Failure | undefined {
  const other = unreadTypeOf(bytes);
  if (other !== null) return failure(415, 'WRONG_PICTURE', PREDICT_ERRORS.wrongPicture(other));
  const type = typeOf(request);
  // Some programs save an email's source under the ending of Outlook's files.
  if (type === OUTLOOK_TYPE && !isMessageSource(new TextDecoder().decode(bytes.subarray(0, MAX_HEADERS))))
    return DAMAGED_OUTLOOK_FILE;
  const isMeantAsPicture = type.startsWith('image/');
  return isMeantAsPicture ? failure(422, 'PICTURE_DAMAGED', PREDICT_ERRORS.damaged) : undefined;
}
