import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonBody, readLimited } from '../../src/server/request-body.ts';
import { beginRequest } from '../../src/server/request-log.ts';
import { openTestServices, type TestServices } from '../support/services.ts';
import { testTable } from '../support/test-table.ts';

const KB = 1024;
const MB = 1024 * KB;
const user = { userId: 'ada' };

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  request: new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  clientAddress: '192.0.2.1',
  locals: { services, observed: beginRequest() },
});
/** Longer than any limit, without a declared length. */
const long = () => new Blob([new Uint8Array(5 * MB)]).stream();

describe('readJsonBody', () => {
  test('reads JSON, with or without a charset', async () => {
    expect(await readJsonBody(post('{"a":1}'), { limit: 100 })).toEqual({ value: { a: 1 } });
    const charset = { 'content-type': 'application/json; charset=utf-8' };
    expect(await readJsonBody(post('"é"', charset), { limit: 100 })).toEqual({ value: 'é' });
  });

  test('refuses what a page of another site could send without asking', async () => {
    const text = post('{}', { 'content-type': 'text/plain' });
    expect(await readJsonBody(text, { limit: 100 })).toMatchObject({ status: 415 });
  });

  testTable(['', '{', '{"a":}', 'undefined', '\u{feff}{]'])('refuses broken JSON %j', async (body) => {
    expect(await readJsonBody(post(body), { limit: 100 })).toMatchObject({ status: 400, code: 'BROKEN_JSON' });
  });

  test('refuses bytes that are not UTF-8', async () => {
    const bytes = new Uint8Array([0x22, 0xff, 0x22]);
    expect(await readJsonBody(post(bytes), { limit: 100 })).toMatchObject({ status: 400 });
  });

  test('counts what arrives, whatever length was declared', async () => {
    const lying = post(long(), { 'content-type': 'application/json', 'content-length': '5' });
    expect(await readJsonBody(lying, { limit: 10_000 })).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});

describe('readLimited', () => {
  test('keeps every byte, in whatever pieces it comes', async () => {
    const pieces = Array.from({ length: 500 }, (_, index) => new Uint8Array(index % 90).fill(index));
    const body = new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) if (piece.byteLength > 0) controller.enqueue(piece);
        controller.close();
      },
    });
    expect(Buffer.compare((await readLimited(post(body), { limit: MB })) as Uint8Array, Buffer.concat(pieces))).toBe(0);
  });

  test('reads more than 256 kB only from a user, and says so', async () => {
    const message = 'Without logging in, you can send up to 256 kB. Log in to send up to 4 MB.';
    const body = () => post(new Uint8Array(256 * KB + 1));
    expect(await readLimited(body(), { limit: 4 * MB })).toMatchObject({ status: 413, code: 'TOO_LARGE', message });
    expect(await readLimited(post(long()), { limit: 4 * MB })).toMatchObject({ status: 413, message });
    expect(await readLimited(body(), { limit: 4 * MB, user })).toHaveLength(256 * KB + 1);
    expect(await readLimited(post(new Uint8Array(256 * KB)), { limit: 4 * MB })).toHaveLength(256 * KB);
    expect(await readLimited(post(new Uint8Array(101)), { limit: 100 })).toMatchObject({ status: 413 });
  });

  test('a refused body uses no memory, a complete one until its request was handled', async () => {
    const before = services.bodies.held;
    await readLimited(post(long()), { limit: 100_000 });
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1000)),
      pull: (controller) => controller.error(new Error('broken off')),
    });
    await expect(readLimited(post(broken), { limit: 100_000 })).rejects.toThrow('broken off');
    expect(services.bodies.held).toBe(before);
    const sender = post(new Uint8Array(50_000));
    await readLimited(sender, { limit: 100_000 });
    expect(services.bodies.held).toBeGreaterThan(before + 40_000);
    services.bodies.release(sender.request);
    expect(services.bodies.held).toBe(before);
  });

  test('limits what one client may use at a time', async () => {
    const send = () => readLimited(post(new Uint8Array(4 * MB)), { limit: 4 * MB, user });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.filter((answer) => answer instanceof Uint8Array).length).toBeLessThanOrEqual(7);
    expect(answers.find((answer) => 'failed' in answer)).toMatchObject({ status: 429, code: 'TOO_MUCH_AT_ONCE' });
  });
});
