import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Email } from '../../../src/engines/detection/index.ts';
import { failure } from '../../../src/server/failure.ts';
import { openWorkerPool, type WorkerPool } from '../../../src/server/worker-pool.ts';
import type { PicturesToRead } from '../../../src/workers/pictures/picture-text.ts';
import { PICTURE_POOL, withTextsOfPictures } from '../../../src/workers/pictures/read-pictures.server.ts';
import { pictureOf } from '../../support/picture-of.ts';

const CALLER = { client: 'a', bytes: 1 };

/** Answers with the number of the call as the text, or with a failure. */
function poolOf(answers: (call: number) => { isCut: boolean } | 'fails') {
  const calls: PicturesToRead[] = [];
  const pool: WorkerPool = {
    run: async <T>(_: string, data: unknown) => {
      const task = data as PicturesToRead;
      calls.push(task);
      const answer = answers(calls.length);
      if (answer === 'fails') return failure(422, 'TOO_COMPLEX', 'Too complex.');
      return task.pictures.map((about) => ({ ...about, text: `call ${calls.length}`, words: [], ...answer })) as T;
    },
    close: async () => {},
  };
  return { pool, calls };
}

async function emailWith(...lines: string[]): Promise<Email> {
  const { content } = await pictureOf(lines);
  const attachment = { filename: 'a.png', mimeType: 'image/png', size: content.length, content };
  return { subject: 'Hello', body: '', attachments: [attachment] };
}

describe('the pictures of an email', () => {
  test('are read once, however often they come', async () => {
    const { pool, calls } = poolOf(() => ({ isCut: false }));
    const email = await emailWith('the same in every email');
    const first = await withTextsOfPictures(pool, email, CALLER);
    const second = await withTextsOfPictures(pool, { ...email }, CALLER);
    expect(first.pictures).toMatchObject([{ name: 'a.png', text: 'call 1', isShown: false }]);
    expect(second.pictures).toEqual(first.pictures);
    expect(calls).toHaveLength(1);
  });

  test('are tried again where they were cut', async () => {
    const { pool, calls } = poolOf((call) => ({ isCut: call === 1 }));
    const email = await emailWith('cut at first');
    await withTextsOfPictures(pool, email, CALLER);
    const again = await withTextsOfPictures(pool, email, CALLER);
    expect(again.pictures).toMatchObject([{ text: 'call 2', isCut: false }]);
    expect(calls).toHaveLength(2);
  });

  test('that end their thread are unread, and the email is not lost', async () => {
    const { pool } = poolOf(() => 'fails');
    const read = await withTextsOfPictures(pool, await emailWith('hostile'), CALLER);
    expect(read).toMatchObject({ subject: 'Hello', pictures: [{ text: '', isCut: true }] });
  });

  test('stay unread without a thread', async () => {
    expect(await withTextsOfPictures(undefined, await emailWith('hello'), CALLER)).not.toHaveProperty('pictures');
  });

  test('are tried in the language of the subject first', async () => {
    const { pool, calls } = poolOf(() => ({ isCut: false }));
    const email = await emailWith('some words');
    await withTextsOfPictures(pool, { ...email, subject: 'Важное уведомление о вашем счёте' }, CALLER);
    await withTextsOfPictures(pool, { ...email, subject: '重要なお知らせ' }, CALLER);
    await withTextsOfPictures(pool, { ...email, html: '<html lang="zh-TW"><body></body></html>', subject: '' }, CALLER);
    expect(calls.map(({ models }) => models[0])).toEqual(['bel', 'jpn', 'chi_tra']);
  });
});

describe('the thread that reads pictures', () => {
  const services = { stopping: new AbortController().signal, log: { warn: () => {} } };
  const file = join(import.meta.dirname, '../../../src/workers/pictures/picture-tasks.ts');

  test('reads them within its limits', { timeout: 60_000 }, async () => {
    const pool = openWorkerPool(file, services, { ...PICTURE_POOL, timeMs: 30_000 });
    onTestFinished(() => pool.close());
    const read = await withTextsOfPictures(pool, await emailWith('Your mailbox password expires'), CALLER);
    expect(read.pictures).toMatchObject([{ text: 'Your mailbox password expires', isCut: false }]);
  });

  test('is ended when its time is up', { timeout: 60_000 }, async () => {
    const pool = openWorkerPool(file, services, { ...PICTURE_POOL, timeMs: 1 });
    onTestFinished(() => pool.close());
    const read = await withTextsOfPictures(pool, await emailWith('Too slow for this'), CALLER);
    expect(read.pictures).toMatchObject([{ text: '', isCut: true }]);
  });
});
