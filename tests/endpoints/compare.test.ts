import { describe, expect, test } from 'vitest';
import type { CompareAnswer } from '../../src/features/compare/contract.ts';
import { CONTRACT, editedContract } from '../engines/comparison/contract.ts';
import { makeBombs } from '../features/compare/bombs.ts';
import { makeDocx } from '../support/make-docx.ts';
import { makePdf, setPages } from '../support/make-pdf.ts';
import { call } from './server.ts';

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

  test('more at a time than there is room for are sent away, and nothing is lost of the others', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => compare(['old.pdf', pdf], ['new.docx', docx])));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await compare(['old.pdf', pdf], ['new.docx', docx])).status).toBe(200);
  });
});
