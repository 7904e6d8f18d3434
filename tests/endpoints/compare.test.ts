import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { CompareAnswer } from '../../src/features/compare/contract.ts';
import { CONTRACT, editedContract } from '../engines/comparison/contract.ts';
import { makeBombs } from '../features/compare/bombs.ts';
import { makeDocx } from '../support/make-docx.ts';
import { makePdf, setPages } from '../support/make-pdf.ts';
import { call, SITE_URL } from './server.ts';

function compare(...files: [name: string, bytes: Buffer][]) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('files', new File([new Uint8Array(bytes)], name));
  return call('/attachment-compare', { method: 'POST', body });
}

const pdf = makePdf(setPages(CONTRACT));
const docx = makeDocx({ body: editedContract() });

describe('POST /attachment-compare of the built server', () => {
  test('reads and compares in processes started from the sources', async () => {
    const { status, body } = await compare(['old.pdf', pdf], ['new.docx', docx]);
    expect(status).toBe(200);
    const answer = body as CompareAnswer;
    expect(answer.comparison.Differences).toContain('LT12 1000 0111 0100 1000');
    expect(answer.explanations).toMatchObject([{ file_name: 'old.pdf' }, { file_name: 'new.docx' }]);
  });

  test('others are answered while a bomb is dealt with', async () => {
    const [bomb] = makeBombs();
    const finished: string[] = [];
    const bombed = compare(['bomb.docx', bomb?.bytes ?? pdf], ['new.docx', docx]).then(({ status }) => {
      finished.push('bomb');
      return status;
    });
    await call('/api/v1/').then(() => finished.push('other'));
    expect(await bombed).toBe(413);
    expect(finished).toEqual(['other', 'bomb']);
  });

  test('more at a time than are worked on wait for their turn', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => compare(['old.pdf', pdf], ['new.docx', docx])));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('uploads that break off leave room for others', async () => {
    const beginning = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhello';
    for (let number = 0; number < 40; number += 1) {
      const upload = request(`${SITE_URL}/attachment-compare`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      upload.on('error', () => undefined);
      await new Promise((resolve) => upload.write(beginning, resolve));
      upload.destroy();
    }
    expect((await compare(['old.pdf', pdf], ['new.docx', docx])).status).toBe(200);
  });

  // Netlify refuses it itself, before we are asked.
  test.skipIf(process.env.NETLIFY)('a file of 11 MB is refused by name, time after time', async () => {
    for (let number = 0; number < 5; number += 1) {
      const { status, body } = await compare(['old.pdf', pdf], ['big.txt', Buffer.alloc(11 * 1024 * 1024, 'x')]);
      expect([status, body]).toEqual([413, { code: 'FILE_TOO_LARGE', message: 'big.txt is larger than 10 MB.' }]);
    }
    expect((await compare(['old.pdf', pdf], ['new.docx', docx])).status).toBe(200);
  });
});
