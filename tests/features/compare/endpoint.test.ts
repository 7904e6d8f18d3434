import { type ClientRequest, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompareAnswer, ProgressLine } from '../../../src/features/compare/contract.ts';
import { ALL, POST } from '../../../src/pages/attachment-compare.ts';
import { CONTRACT, editedContract } from '../../engines/comparison/contract.ts';
import { makeDocx } from '../../support/make-docx.ts';
import { makePdf, setPages } from '../../support/make-pdf.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { testTable } from '../../support/test-table.ts';
import { makeBombs, makeUnreadable } from './bombs.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(
    { '/attachment-compare': { POST, GET: ALL } },
    { environment: { RATE_LIMIT_SCALE: '1000' } },
  );
});
afterAll(() => site.close());

interface Upload {
  name: string;
  bytes: Buffer | string;
}

function post(
  files: Upload[],
  { field = 'files', headers = {} }: { field?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData();
  for (const { name, bytes } of files) form.append(field, new File([new Uint8Array(Buffer.from(bytes))], name));
  return fetch(`${site.siteUrl}/attachment-compare`, { method: 'POST', body: form, headers });
}

async function answerTo(files: Upload[]): Promise<CompareAnswer> {
  const response = await post(files);
  expect(response.status).toBe(200);
  return (await response.json()) as CompareAnswer;
}

const good = { name: 'good.txt', bytes: CONTRACT.join('\n\n') };
const edited = { name: 'edited.txt', bytes: editedContract().join('\n\n') };

describe('POST /attachment-compare', () => {
  test('answers the specified fields, in upload order, for files of all three types', async () => {
    const pdf = makePdf(setPages(CONTRACT));
    const answer = await answerTo([
      { name: 'old.pdf', bytes: pdf },
      { name: 'new.docx', bytes: makeDocx({ body: editedContract() }) },
      good,
    ]);
    expect(answer.explanations.map(({ file_name }) => file_name)).toEqual(['old.pdf', 'new.docx', 'good.txt']);
    for (const { Word_Count, Summary } of answer.explanations) {
      expect(Word_Count).toBeGreaterThan(700);
      expect(Summary).toMatch(/\.$/);
    }
    expect(answer.comparison.Comparison).toContain('old.pdf and good.txt are identical.');
    expect(answer.comparison.Differences).toContain(
      'Account number “GB29 NWBK 6016 1331 9268 19” became “LT12 1000 0111 0100 1000”.',
    );
    expect(answer.documents).toHaveLength(3);
    expect(answer.differences.map(({ document }) => document)).toEqual([1, 2]);
  });

  test('tells progress line by line to who asks for it', async () => {
    const response = await post([good, edited], { headers: { accept: 'application/x-ndjson' } });
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ProgressLine);
    expect(lines.slice(0, -1)).toContainEqual({ progress: { file: 1, state: 'read' } });
    expect(lines.at(-1)).toMatchObject({ answer: { problems: [], explanations: [{ file_name: 'good.txt' }, {}] } });
  });

  test('tells files of one name apart', async () => {
    const answer = await answerTo([good, { ...edited, name: 'good.txt' }]);
    expect(answer.documents.map(({ name }) => name)).toEqual(['good.txt', 'good.txt (2)']);
  });

  test('keeps names as they were, without what is not seen', async () => {
    const answer = await answerTo([
      { ...good, name: 'Übersicht 合同.txt' },
      { ...edited, name: '../../a\u202efdp.txt' },
    ]);
    expect(answer.explanations.map(({ file_name }) => file_name)).toEqual(['Übersicht 合同.txt', 'afdp.txt']);
  });

  testTable(makeUnreadable())('names $name ($code) and compares the others', async ({ name, bytes, code }) => {
    const answer = await answerTo([good, { name, bytes }, edited]);
    expect(answer.problems).toEqual([{ file_name: name, code, message: expect.stringContaining(name) }]);
    expect(answer.explanations[1]).toMatchObject({
      file_name: name,
      Word_Count: 0,
      Summary: answer.problems[0]?.message,
    });
    expect(answer.comparison.Comparison).toContain(answer.problems[0]?.message);
    expect(answer.differences).toHaveLength(1);
    const alone = await answerTo([good, { name, bytes }]);
    expect(alone.comparison.Differences).toContain('Nothing was compared');
  });

  test('a file of the wrong type is named and the others are compared', async () => {
    const answer = await answerTo([good, { name: 'b.pdf', bytes: 'no PDF' }, edited]);
    expect(answer.problems).toMatchObject([{ file_name: 'b.pdf', code: 'WRONG_TYPE' }]);
    expect(answer.differences).toHaveLength(1);
  });
});

describe('refuses', () => {
  testTable(makeBombs())('a harmful file: $name, $title', async ({ name, bytes, status, code }) => {
    const response = await post([{ name, bytes }, good]);
    const body = (await response.json()) as { code: string; message: string };
    // On a slow machine, the time may be up before the memory is.
    const codes = code === 'TOO_MUCH_MEMORY' ? [code, 'TOO_SLOW'] : [code];
    expect(response.status).toBe(status);
    expect(codes).toContain(body.code);
    expect(body.message).toContain(name);
    expect(body.message).not.toMatch(/node_modules|\.ts|Error/);
  });

  testTable([
    ['one file', [good], 400, 'TOO_FEW_FILES', 'Please upload at least two files for comparison.'],
    [
      'eleven files',
      [...Array.from({ length: 10 }, () => good), { ...good, name: 'last.txt' }],
      413,
      'TOO_MANY_FILES',
      'last.txt is one file too many. You can compare up to 10',
    ],
    [
      'a file of 11 MB',
      [good, { name: 'big.txt', bytes: 'x'.repeat(11 * 1024 * 1024) }],
      413,
      'FILE_TOO_LARGE',
      'big.txt',
    ],
    [
      '27 MB together',
      ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, bytes: 'x'.repeat(9 * 1024 * 1024) })),
      413,
      'TOO_LARGE',
      'With c.txt, the files are larger than 25 MB',
    ],
    [
      '12 MB of text together',
      ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, bytes: 'word '.repeat(800_000) })),
      413,
      'TOO_MUCH_TEXT',
      '.txt, the files contain more than 10 MB of text',
    ],
    [
      'a file of 11 MB among others',
      [{ name: 'big.txt', bytes: 'x'.repeat(11 * 1024 * 1024) }, good, good],
      413,
      'FILE_TOO_LARGE',
      'big.txt',
    ],
  ])('%s', async (_, files, status, code, message) => {
    const response = await post(files);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.stringContaining(message) });
  });

  testTable([
    ['files in another field', { field: 'file' }, 400, 'TOO_FEW_FILES'],
    [
      'a page of another site',
      { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
      403,
      'WRONG_ORIGIN',
    ],
  ])('%s', async (_, options, status, code) => {
    const response = await post([good, edited], options);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  testTable([
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data; x=y', '--x', 400],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhel',
      400,
    ],
    ['an empty body', 'multipart/form-data; boundary=x', '', 400],
  ])('%s', async (_, type, body, status) => {
    const response = await fetch(`${site.siteUrl}/attachment-compare`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  test('an upload of 60 MB is taken in and refused, not cut off', async () => {
    const response = await post(
      Array.from({ length: 6 }, (_, index) => ({ name: `${index}.txt`, bytes: 'x'.repeat(10 * 1024 * 1024) })),
    );
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'TOO_LARGE']);
  });

  test('and goes on answering', async () => {
    await post([{ name: 'bomb.docx', bytes: makeBombs()[0]?.bytes ?? '' }, good]);
    await answerTo([good, edited]);
  });
});

describe('one client', () => {
  let own: TestSite;
  beforeAll(async () => {
    vi.resetModules();
    const page = await import('../../../src/pages/attachment-compare.ts');
    own = await openTestSite({ '/attachment-compare': { POST: page.POST } });
  });
  afterAll(() => own.close());

  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const beginning =
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhello, this is the beginning';

  /** Sends the beginning of an upload and waits until it has arrived. */
  async function beginUpload(): Promise<ClientRequest> {
    const request = httpRequest(`${own.siteUrl}/attachment-compare`, { method: 'POST', headers: type });
    request.on('error', () => undefined);
    await new Promise((resolve) => request.write(beginning, resolve));
    return request;
  }

  async function emptyUpload() {
    const response = await fetch(`${own.siteUrl}/attachment-compare`, { method: 'POST', headers: type, body: '' });
    return (await response.json()) as { code: string };
  }

  async function compareTwo() {
    const form = new FormData();
    for (const { name, bytes } of [good, edited]) form.append('files', new File([bytes], name));
    const response = await fetch(`${own.siteUrl}/attachment-compare`, { method: 'POST', body: form });
    return response.status;
  }

  test('may have two uploads at a time, a third is refused at no cost, and aborted ones use nothing', async () => {
    const patience = { timeout: 30_000 };
    for (let round = 0; round < 4; round += 1) {
      const uploads = [await beginUpload(), await beginUpload()];
      await vi.waitFor(async () => expect((await emptyUpload()).code).toBe('TOO_MANY_AT_A_TIME'), patience);
      await Promise.all(Array.from({ length: 20 }, emptyUpload));
      for (const upload of uploads) upload.destroy();
      await vi.waitFor(async () => expect((await emptyUpload()).code).toBe('BROKEN_FORM'), patience);
    }
    expect(await compareTwo()).toBe(200);
  });
});
