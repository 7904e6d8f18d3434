import { describe, expect, test } from 'vitest';
import { readJsonBody } from '../../src/server/request-body.ts';

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('readJsonBody', () => {
  test('reads JSON, with or without a charset', async () => {
    expect(await readJsonBody(post('{"a":1}'), 100)).toEqual({ value: { a: 1 } });
    const charset = { 'content-type': 'application/json; charset=utf-8' };
    expect(await readJsonBody(post('"é"', charset), 100)).toEqual({ value: 'é' });
  });

  test('refuses what a page of another site could send without asking', async () => {
    expect(await readJsonBody(post('{}', { 'content-type': 'text/plain' }), 100)).toMatchObject({ status: 415 });
  });

  test.each(['', '{', '{"a":}', 'undefined', '\u{feff}{]'])('refuses broken JSON %j', async (body) => {
    expect(await readJsonBody(post(body), 100)).toMatchObject({ status: 400, code: 'BROKEN_JSON' });
  });

  test('refuses bytes that are not UTF-8', async () => {
    expect(await readJsonBody(post(new Uint8Array([0x22, 0xff, 0x22])), 100)).toMatchObject({ status: 400 });
  });

  test('counts what arrives, whatever length was declared', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
    expect(await readJsonBody(post(endless), 10_000)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});
