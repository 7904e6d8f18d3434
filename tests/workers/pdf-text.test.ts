import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/engines/detection/limits.ts';
import { isFailure } from '../../src/server/failure.ts';
import { openWorkerPool, type WorkerPool } from '../../src/server/worker-pool.ts';
import { textsOfPdfs } from '../../src/workers/pdf-text.ts';
import { readEmail } from '../../src/workers/read-email.server.ts';
import { makePdf } from '../support/make-pdf.ts';
import { testTable } from '../support/test-table.ts';

const page = (...lines: string[]) => lines.map((text, index) => ({ text, y: 700 - 20 * index }));
const TWICE = { deflatedContent: deflateSync(Buffer.alloc(200_000_000)) };

describe('the text of PDFs', () => {
  test('is that of its lines and pages', async () => {
    const pdf = makePdf([page('Our bank details', 'have changed'), page('Total 500')]);
    expect(await textsOfPdfs([pdf])).toEqual([{ text: 'Our bank details\nhave changed\n\f\nTotal 500', isCut: false }]);
    expect(pdf.length, 'still ours').toBeGreaterThan(0);
  });

  test('ends after some pages, and says so', async () => {
    const pages = Array.from({ length: LIMITS.inside.pdf.pages + 5 }, (_, index) => page(`page ${index + 1}`));
    const [read] = await textsOfPdfs([makePdf(pages)]);
    expect(read).toMatchObject({ text: expect.stringMatching(/page 10$/), isCut: true });
  });

  test('ends after some characters, and says so', async () => {
    const long = Array.from({ length: 1_000 }, (_, index) => ({ text: 'word '.repeat(30), y: 700 - index / 2 }));
    const [read] = await textsOfPdfs([makePdf([long, page('end')])]);
    expect(read?.isCut).toBe(true);
    expect(read?.text.length).toBeLessThanOrEqual(LIMITS.inside.fileText);
  });

  testTable<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['only a beginning', Buffer.from('%PDF-1.7\n')],
    ['a half', makePdf([page('Hello')]).subarray(0, 200)],
    ['another file', Buffer.from('PK\u0003\u0004')],
  ])('is none of %s', async (_, content) => {
    expect((await textsOfPdfs([content]))[0]?.text ?? '').toBe('');
  });

  test('that lead back to themselves ends', async () => {
    const [read] = await textsOfPdfs([makePdf([page('Hello')], { cycle: true })]);
    expect(read?.text ?? '').toMatch(/^(?:Hello|$)/);
  });
});

describe('reading an email with PDFs', () => {
  let workers: WorkerPool;
  const warnings: unknown[] = [];
  beforeAll(() => {
    const file = join(import.meta.dirname, '../../src/workers/tasks.ts');
    const services = {
      stopping: new AbortController().signal,
      log: { warn: (about: unknown) => warnings.push(about) },
    };
    workers = openWorkerPool(file, services, { threads: 1, memoryBytes: 200 * 1024 * 1024, timeMs: 10_000 });
  });
  afterAll(() => workers.close());

  const source = (pdf: Uint8Array) =>
    [
      'From: Ana <ana@example.com>\r\nTo: ben@example.com\r\nSubject: Invoice',
      'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nSee the file.',
      '--x\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n',
      `${Buffer.from(pdf).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n--x--\r\n`,
    ].join('\r\n');
  const read = async (pdf: Uint8Array, services: { workers?: WorkerPool } = { workers }) => {
    const text = source(pdf);
    const email = await readEmail(services, text, { client: 'a', bytes: text.length });
    return isFailure(email) ? null : email;
  };

  test('adds their texts', async () => {
    const email = await read(makePdf([page('Our bank details have changed')]));
    expect(email?.attachments).toMatchObject([{ filename: 'a.pdf', text: 'Our bank details have changed' }]);
  });

  test('leaves them unread where no thread could be ended', async () => {
    const email = await read(makePdf([page('Hello')]), {});
    expect(email?.attachments?.[0]).not.toHaveProperty('text');
  });

  test('does not fail with one that fills the memory', { timeout: 40_000 }, async () => {
    const email = await read(makePdf([page('Hello')], TWICE));
    expect(email).toMatchObject({
      body: expect.stringContaining('See the file.'),
      attachments: [{ filename: 'a.pdf' }],
    });
    expect((await read(makePdf([page('Hello')])))?.attachments).toMatchObject([{ text: 'Hello' }]);
  });
});
