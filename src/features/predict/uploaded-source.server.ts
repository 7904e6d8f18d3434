import { isOutlookFile, OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readLimited } from '../../server/request-body.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { MESSAGE_TYPE, SOURCE_LIMIT } from './contract.ts';
import { PREDICT_ERRORS } from './texts.ts';

interface Upload {
  context: EndpointContext;
  user: Pick<SignedIn, 'userId'> | undefined;
  /** For fair queueing. */
  client: string;
}

/** An email's source, or Outlook's file as source. To be called within the limits of analyses. */
export async function uploadedSource(
  services: Pick<Services, 'workers'>,
  { context, user, client }: Upload,
): Promise<Uint8Array | Failure> {
  const { signal } = context.request;
  const bytes = await readLimited(context, { limit: SOURCE_LIMIT, user });
  if (isFailure(bytes) || !isOutlookFile(bytes)) return bytes;
  const unreadable = failure(422, 'OUTLOOK_FILE_UNREADABLE', PREDICT_ERRORS.outlookFile);
  // Never in this thread: a hostile file can block it.
  if (!services.workers) return unreadable;
  const caller = { client, bytes: bytes.byteLength, signal };
  return (await services.workers.run<Uint8Array | null>('messageOfOutlookFile', bytes, caller)) ?? unreadable;
}

export function isUpload({ request }: EndpointContext): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return type === MESSAGE_TYPE || type === OUTLOOK_TYPE;
}
