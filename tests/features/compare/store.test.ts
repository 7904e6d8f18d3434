import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $files,
  $stage,
  $unlocked,
  addFiles,
  backToUploads,
  cancelComparison,
  compareFiles,
  isAccepted,
  makeFirst,
  removeFile,
  unlock,
} from '../../../src/features/compare/store.ts';

const result = {
  comparison: { Comparison: 'Much.', Differences: 'Little.' },
  explanations: [{ file_name: 'a.txt', Word_Count: 1, Summary: 'A.' }],
};
const fetched = vi.fn<typeof fetch>();
const alerted = vi.fn();
const text = (name: string, content = 'text') => new File([content], name);
const lines = (...values: unknown[]) =>
  new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('alert', alerted);
  vi.stubGlobal('location', { origin: 'http://site.test' });
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  fetched.mockReset();
  alerted.mockReset();
  $files.set([]);
  $unlocked.set(false);
  cancelComparison();
});
afterEach(() => vi.unstubAllGlobals());

describe('the gate', () => {
  test('opens to the password and to nothing else', () => {
    unlock('letterlock ', 'letterlock');
    expect(alerted).toHaveBeenCalledExactlyOnceWith('Incorrect password. Try again.');
    expect($unlocked.get()).toBe(false);
    unlock('letterlock', 'letterlock');
    expect($unlocked.get()).toBe(true);
  });
});

describe('comparing', () => {
  test('fewer than two files is alerted and sends nothing', async () => {
    addFiles([text('a.txt')]);
    await compareFiles();
    expect(alerted).toHaveBeenCalledExactlyOnceWith('Please upload at least two files for comparison.');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('picks add up, and one file of two with the same name can be removed', () => {
    addFiles([text('a.txt', '1')]);
    addFiles([text('a.txt', '22'), text('b.txt')]);
    removeFile($files.get()[0]?.id ?? -1);
    expect($files.get().map(({ file }) => [file.name, file.size])).toEqual([
      ['a.txt', 2],
      ['b.txt', 4],
    ]);
  });

  test('sends the files in the field `files` and shows how far each is, then the result', async () => {
    fetched.mockResolvedValue(
      lines({ progress: { file: 0, state: 'reading' } }, { progress: { file: 0, state: 'read' } }, { answer: result }),
    );
    const seen: unknown[] = [];
    const stop = $stage.listen((stage) => stage.name === 'comparing' && seen.push(stage.states[0]));
    addFiles([text('a.txt'), text('b.txt')]);
    await compareFiles();
    stop();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe('http://site.test/attachment-compare');
    expect((init?.body as FormData | undefined)?.getAll('files')).toHaveLength(2);
    expect(seen).toEqual(['waiting', 'reading', 'read']);
    expect($stage.get()).toEqual({ name: 'results', result });
    backToUploads();
    expect($stage.get()).toEqual({ name: 'uploads' });
    expect($files.get()).toHaveLength(2);
  });

  test('a host that answers only the specified fields will do', async () => {
    fetched.mockResolvedValue(Response.json(result));
    addFiles([text('a.txt'), text('b.txt')]);
    await compareFiles();
    expect($stage.get()).toEqual({ name: 'results', result });
  });

  test.each([
    [
      'a refusal',
      () => Response.json({ code: 'X', message: 'b.txt is damaged.' }, { status: 422 }),
      { message: 'b.txt is damaged.' },
    ],
    [
      'a refusal after progress',
      () => lines({ failure: { status: 422, code: 'X', message: 'No.' } }),
      { message: 'No.' },
    ],
    ['an answer that breaks off', () => lines({ progress: { file: 0, state: 'reading' } }), {}],
    ['something else', () => new Response('<html>', { status: 502 }), {}],
    ['an answer of another shape', () => Response.json({ comparison: 'x' }), {}],
    [
      'an answer with explanations of another shape',
      () => Response.json({ ...result, explanations: [{ file_name: 'a', Word_Count: '<b>', Summary: 'x' }] }),
      {},
    ],
  ])('%s leads back to the files', async (_, answer, failure) => {
    fetched.mockResolvedValue(answer());
    addFiles([text('a.txt'), text('b.txt')]);
    await compareFiles();
    expect($stage.get()).toEqual({ name: 'uploads', failure });
    expect($files.get()).toHaveLength(2);
  });

  test('what the server would refuse is reported before it is sent', async () => {
    addFiles(Array.from({ length: 11 }, () => text('a.txt')));
    await compareFiles();
    expect($stage.get()).toMatchObject({
      failure: { message: 'a.txt is one file too many. You can compare up to 10 at a time.' },
    });
    $files.set([]);
    addFiles([text('a.txt'), text('big.txt', 'x'.repeat(10 * 1024 * 1024 + 1))]);
    await compareFiles();
    expect($stage.get()).toMatchObject({ failure: { message: 'big.txt is larger than 10 MB.' } });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('what was wrong is forgotten with the file that was, and nothing is added meanwhile', async () => {
    addFiles([text('a.txt'), text('big.txt', 'x'.repeat(10 * 1024 * 1024 + 1))]);
    await compareFiles();
    expect($stage.get()).toHaveProperty('failure');
    removeFile($files.get()[1]?.id ?? -1);
    expect($stage.get()).toEqual({ name: 'uploads' });
    fetched.mockReturnValue(new Promise(() => undefined));
    addFiles([text('b.txt')]);
    void compareFiles();
    addFiles([text('c.txt')]);
    expect($files.get().map(({ file }) => file.name)).toEqual(['a.txt', 'b.txt']);
  });

  test('any file can be the first, with which the others are compared', () => {
    addFiles(['a.txt', 'b.txt', 'c.PDF', 'd.exe'].map((name) => text(name)));
    makeFirst($files.get()[2]?.id ?? -1);
    expect($files.get().map(({ file }) => file.name)).toEqual(['c.PDF', 'a.txt', 'b.txt', 'd.exe']);
    expect($files.get().map(({ file }) => isAccepted(file))).toEqual([true, true, true, false]);
  });

  test('a cancelled comparison is not logged as a failed call', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    );
    addFiles([text('a.txt'), text('b.txt')]);
    const done = compareFiles();
    cancelComparison();
    await done;
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('a cancelled comparison changes nothing when its answer comes after all', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    addFiles([text('a.txt'), text('b.txt')]);
    const done = compareFiles();
    expect($stage.get().name).toBe('comparing');
    cancelComparison();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    answer(lines({ progress: { file: 0, state: 'read' } }, { answer: result }));
    await done;
    expect($stage.get()).toEqual({ name: 'uploads' });
  });
});
