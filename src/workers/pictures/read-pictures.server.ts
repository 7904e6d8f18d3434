import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { picturesToRead, type UnreadPicture } from '../../engines/detection/attachments/picture-files.ts';
import type { Email, PictureText } from '../../engines/detection/index.ts';
import { LIMITS } from '../../engines/detection/limits.ts';
import { isFailure } from '../../server/failure.ts';
import type { PoolLimits, TaskCaller, WorkerPool } from '../../server/worker-pool.ts';
import { type ModelName, modelsFor } from './models.ts';

/**
 * A thread of its own: recognition takes a processor for up to two seconds, or five for a screenshot. On a busy machine
 * these last longer, and a cold thread needs time to start.
 */
export const PICTURE_POOL: Partial<PoolLimits> = {
  threads: 1,
  timeMs: 4 * LIMITS.pictures.screenshotMs,
  memoryBytes: LIMITS.pictures.memoryBytes,
};

type Words = Pick<PictureText, 'text' | 'words' | 'isCut'>;
const UNREAD: Words = { text: '', words: [], isCut: true };

/** By digest: companies send the same pictures to everybody. Nothing is written to a disk. */
const known = new LRUCache<string, Words>({ max: 500, ttl: 3_600_000 });

/** The email with the words of its pictures. Without a thread, and in emails inside it, they stay unread. */
export async function withTextsOfPictures(
  pool: WorkerPool | undefined,
  email: Email,
  caller: TaskCaller,
): Promise<Email> {
  const pictures = pool ? picturesToRead(email) : [];
  if (!pool || pictures.length === 0) return email;
  const models = modelsFor(email);
  const keys = pictures.map((picture) => keyOf(picture, models));
  const words = keys.map((key) => known.get(key));
  const unread = pictures.filter((_, index) => words[index] === undefined);
  const bytes = unread.reduce((sum, { content }) => sum + content.length, 0);
  const answer =
    unread.length === 0
      ? []
      : await pool.run<PictureText[]>('textsOfPictures', { pictures: unread, models }, { ...caller, bytes });
  const read = isFailure(answer) ? [] : [...answer];
  const texts = pictures.map(({ content: _content, rows: _rows, ...about }, index): PictureText => {
    const { text, words: placed, isCut } = words[index] ?? read.shift() ?? UNREAD;
    // If reading was cut short, the machine may just have been busy.
    if (!isCut) known.set(keys[index] ?? '', { text, words: placed, isCut });
    return { ...about, text, words: placed, isCut };
  });
  return { ...email, pictures: texts };
}

function keyOf({ content, width, height }: UnreadPicture, [likeliest]: readonly ModelName[]): string {
  return `${likeliest} ${width} ${height} ${createHash('sha256').update(content).digest('base64')}`;
}
