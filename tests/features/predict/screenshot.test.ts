import { join } from 'node:path';
import encodeQR from 'qr';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Evidence, Signal } from '../../../src/engines/detection/analysis.ts';
import { SCREENSHOT_LIMIT } from '../../../src/features/predict/contract.ts';
import * as analyses from '../../../src/pages/api/v1/analyses.ts';
import * as statements from '../../../src/pages/api/v1/statements/email.ts';
import { failure } from '../../../src/server/failure.ts';
import {
  CANCELLABLE_BYTES,
  openWorkerPool,
  type TaskCaller,
  type WorkerPool,
} from '../../../src/server/worker-pool.ts';
import { PICTURE_POOL } from '../../../src/workers/pictures/read-pictures.server.ts';
import { signedIn } from '../../support/people.ts';
import { pictureOf } from '../../support/picture-of.ts';
import { LUNCH, LURE } from '../../support/screenshot-lines.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { testTable } from '../../support/test-table.ts';

const TASKS = join(import.meta.dirname, '../../../src/workers/pictures/picture-tasks.ts');
let site: TestSite;
let bearer: string;
beforeEach(async () => {
  site = await openTestSite({ '/analyses': analyses, '/statements': statements });
  bearer = `Bearer ${(await signedIn(site.services)).accessToken}`;
});
afterEach(() => site.close());

async function send(body: Uint8Array, { type = 'image/png', path = '/analyses', isAnonymous = false } = {}) {
  const answer = await fetch(`${site.siteUrl}${path}`, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { ...(!isAnonymous && { authorization: bearer }), 'content-type': type },
  });
  return { status: answer.status, body: await answer.json() };
}

function readPictures() {
  const { services } = site;
  const stopping = services.stopping.signal;
  const pool = openWorkerPool(TASKS, { ...services, stopping }, { ...PICTURE_POOL, timeMs: 120_000 });
  onTestFinished(() => pool.close());
  Object.assign(services, { pictureWorkers: pool });
}

/** Pictures that are never decoded. */
function answering(answer: unknown): { calls: number; bytes?: number } {
  const seen: ReturnType<typeof answering> = { calls: 0 };
  const pool: WorkerPool = {
    run: async <T>(_name: string, _data: unknown, { bytes }: TaskCaller) => {
      seen.calls += 1;
      seen.bytes = bytes;
      return answer as T;
    },
    close: async () => {},
  };
  Object.assign(site.services, { pictureWorkers: pool });
  return seen;
}

const png = async (...lines: string[]) => (await pictureOf(lines)).content;

function ofSize(content: Uint8Array, width: number, height: number): Uint8Array {
  const changed = Buffer.from(content);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

describe('a screenshot', { timeout: 150_000 }, () => {
  test('is analysed by its words, which have a place on it', async () => {
    readPictures();
    for (const format of ['png', 'jpeg'] as const) {
      const { content, width, height } = await pictureOf(LURE, { format });
      // Recognised by its bytes, whatever its name.
      const { status, body } = await send(content, { type: 'message/rfc822' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        analysed: 'picture',
        contents: null,
        severity_level: expect.stringMatching(/High|Critical/),
        email: { from: null, subject: '', body: '' },
      });
      const found: Evidence[] = body.analysis.signals.flatMap(({ evidence }: Signal) => evidence);
      const asked = found.find(({ quote }) => quote.startsWith('Verify your password'));
      expect(asked).toMatchObject({
        where: 'picture',
        picture: { width, height },
        box: { left: expect.any(Number) },
      });
      expect(body.response).not.toContain('a picture');
      expect(body.analysis.coverage.notSeen).toEqual([
        'A screenshot doesn’t prove who sent the email.',
        'We can’t see where its links lead.',
        'We can’t open its attachments.',
      ]);
    }
  });

  test('without anything suspicious is not called free of threats', async () => {
    readPictures();
    const { body } = await send(await png(...LUNCH));
    expect(body).toMatchObject({ severity_level: 'None', confidence_level: '20%', analysis: { verdict: 'unknown' } });
    expect(body.conclusion).toMatch(/no clear sign of a threat in this screenshot, but we can’t check the sender/);
    expect(body.analysis.actions).toHaveLength(1);
  });

  test('has its QR code followed like one in an email', async () => {
    readPictures();
    const code = await sharp(Buffer.from(encodeQR('http://203.0.113.7/login', 'svg', { border: 4 })))
      .resize(250, 250, { kernel: 'nearest' })
      .toBuffer();
    const lines = [...LURE.slice(0, 2), ...Array.from({ length: 9 }, () => '')];
    const content = await sharp(await png(...lines))
      .composite([{ input: code, left: 30, top: 110 }])
      .png()
      .toBuffer();
    const { body } = await send(content);
    expect(body.analysis.signals.map(({ id }: { id: string }) => id)).toContain('qr-code-link');
    expect(body.severity_level).not.toBe('None');
  });

  test('has its verdict shared as one on a screenshot', async () => {
    readPictures();
    const { status, body } = await send(await png(...LURE), { path: '/statements' });
    expect(status).toBe(200);
    const claims = JSON.parse(Buffer.from(body.quoted.payload, 'base64url').toString());
    expect(claims).toMatchObject({ checked: 'picture', email: { from: null, subject: '' } });
    expect(claims.email).not.toHaveProperty('sha256');
  });

  test('of no words says so', async () => {
    readPictures();
    expect(await send(await png('', '', 'Hello'))).toMatchObject({ status: 422, body: { code: 'NO_WORDS' } });
  });

  test('that is damaged within says so', async () => {
    readPictures();
    const content = Buffer.from(await png(...LURE));
    content.fill(0, 300);
    expect(await send(content)).toMatchObject({ status: 422, body: { code: 'PICTURE_DAMAGED' } });
  });
});

describe('a picture is refused before it is decoded', () => {
  testTable<[string, (png: Uint8Array) => Uint8Array, number, string]>([
    ['of more bytes than a phone’s', (one) => Buffer.concat([one, Buffer.alloc(SCREENSHOT_LIMIT)]), 413, 'TOO_LARGE'],
    ['that states a hundred million pixels', (one) => ofSize(one, 10_000, 10_000), 422, 'TOO_MANY_PIXELS'],
    ['that states the most there are', (one) => ofSize(one, 2 ** 31 - 1, 2 ** 31 - 1), 422, 'TOO_MANY_PIXELS'],
    ['of no pixels', (one) => ofSize(one, 0, 10), 422, 'PICTURE_DAMAGED'],
    ['that ends after its first bytes', (one) => one.subarray(0, 10), 422, 'PICTURE_DAMAGED'],
    ['that is none', () => Buffer.from('Subject: Lunch\r\n\r\nShall we?'), 422, 'PICTURE_DAMAGED'],
    ['that is HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 415, 'WRONG_PICTURE'],
    ['that is WebP', () => Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 415, 'WRONG_PICTURE'],
    ['that is GIF', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 415, 'WRONG_PICTURE'],
    ['that is PDF', () => Buffer.from('%PDF-1.7\n'), 415, 'WRONG_PICTURE'],
  ])('%s', async (_, change, status, code) => {
    const seen = answering(null);
    expect(await send(change(await png('Hello')))).toMatchObject({ status, body: { code } });
    expect(seen.calls).toBe(0);
  });

  test('of a type that isn’t taken', async () => {
    const { status, body } = await send(await png('Hello'), { type: 'image/webp' });
    expect([status, body.code]).toEqual([415, 'NOT_A_MESSAGE']);
    expect(body.message).toContain('image/png or image/jpeg');
  });
});

test('where pictures aren’t read, the answer says what to do', async () => {
  Object.assign(site.services, { pictureWorkers: undefined });
  const { status, body } = await send(await png(...LURE));
  expect([status, body.code]).toEqual([501, 'PICTURES_NOT_READ']);
  expect(body.message).toContain('paste its subject and text');
});

test('a small one waits as long as a large email, and reading it ends when nobody waits', async () => {
  const seen = answering(null);
  await send(await png('Hello'));
  expect(seen.bytes).toBeGreaterThan(CANCELLABLE_BYTES);
});

describe('counts as ten calls, whatever it is called,', () => {
  async function expectMost(most: number, options: Parameters<typeof send>[1]) {
    const seen = answering(null);
    const content = await png('Hello');
    const statuses: number[] = [];
    for (let call = 0; call <= most; call++) {
      statuses.push((await send(content, { ...options, type: 'message/rfc822' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: most }, () => 422), 429]);
    expect(seen.calls).toBe(most);
  }

  test('of a user', () => expectMost(12, {}));
  test('without one', () => expectMost(1, { isAnonymous: true }));
  test('and when its verdict is shared', () => expectMost(12, { path: '/statements' }));
});

test('a busy reader asks for patience, and one that takes too long for a smaller picture', async () => {
  answering(failure(503, 'BUSY', 'Busy.', { 'retry-after': '30' }));
  expect(await send(await png(...LURE))).toMatchObject({ status: 503, body: { code: 'BUSY' } });
  answering(failure(422, 'TOO_COMPLEX', 'Too complex.'));
  expect((await send(await png(...LURE))).body.message).toMatch(/Crop it to the email/);
});
