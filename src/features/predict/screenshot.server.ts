import { isDecodable } from '../../engines/detection/attachments/decodable.ts';
import { pictureSize } from '../../engines/detection/attachments/picture-size.ts';
import { type Email, hasWords } from '../../engines/detection/index.ts';
import { LIMITS } from '../../engines/detection/limits.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { CANCELLABLE_BYTES, type TaskCaller } from '../../server/worker-pool.ts';
import { modelsFor } from '../../workers/pictures/models.ts';
import type { ScreenshotText, ScreenshotToRead } from '../../workers/pictures/picture-text.ts';
import { SCREENSHOT_LIMIT } from './contract.ts';
import { PREDICT_ERRORS } from './texts.ts';

/**
 * Its size in the queue: a few kilobytes can take seconds, so ending the thread is worth a restart when nobody is
 * waiting any more.
 */
const MIN_COST = CANCELLABLE_BYTES + 1;
const NOTHING: Email = { subject: '', body: '' };

/**
 * The email shown in a PNG or JPEG, which is all that is known about it. A picture that is too large is refused before
 * decoding.
 */
export async function emailOfScreenshot(
  { pictureWorkers }: Pick<Services, 'pictureWorkers'>,
  content: Uint8Array,
  caller: Omit<TaskCaller, 'bytes'>,
): Promise<Email | Failure> {
  if (content.length > SCREENSHOT_LIMIT) return failure(413, 'TOO_LARGE', PREDICT_ERRORS.screenshotTooLarge);
  const size = pictureSize(content);
  const canDecode = isDecodable(content);
  const damaged = failure(422, 'PICTURE_DAMAGED', PREDICT_ERRORS.damaged);
  if (size === null || canDecode === null) return damaged;
  if (!canDecode) return failure(422, 'TOO_MANY_PIXELS', PREDICT_ERRORS.tooManyPixels);
  if (!pictureWorkers) return failure(501, 'PICTURES_NOT_READ', PREDICT_ERRORS.picturesOff);
  const task: ScreenshotToRead = { picture: { content, ...size }, models: modelsFor(NOTHING) };
  const bytes = Math.max(content.length, MIN_COST);
  const read = await pictureWorkers.run<ScreenshotText | null>('readScreenshot', task, { ...caller, bytes });
  if (isFailure(read)) {
    return read.code === 'TOO_COMPLEX' ? failure(422, 'TOO_COMPLEX', PREDICT_ERRORS.screenshotTooComplex) : read;
  }
  if (read === null) return damaged;
  const { qrCode, ...words } = read;
  if (!hasWords(words) && qrCode === null) return failure(422, 'NO_WORDS', PREDICT_ERRORS.noWords);
  return {
    ...NOTHING,
    pictures: [{ ...size, ...words, name: '', isShown: true, isScreenshot: true }],
    ...(qrCode !== null && { qrCodes: [{ text: qrCode.slice(0, LIMITS.qr.text), attachment: '' }] }),
  };
}
