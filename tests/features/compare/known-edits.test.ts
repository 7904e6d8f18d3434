import { beforeAll, describe, expect, test } from 'vitest';
import { compareFiles } from '../../../src/features/compare/compare-files.ts';
import type { CompareAnswer } from '../../../src/features/compare/contract.ts';
import { readFile } from '../../../src/features/compare/extraction/read-file.server.ts';
import { CONTRACT, EDITS, editedContract } from '../../engines/comparison/contract.ts';
import { makeDocx } from '../../support/make-docx.ts';
import { makePdf, setPages } from '../../support/make-pdf.ts';

const FORMS = {
  'old.txt': (text: readonly string[]) => Buffer.from(text.join('\n\n')),
  'old.pdf': (text: readonly string[]) => makePdf(setPages(text)),
  'old.docx': (text: readonly string[]) => makeDocx({ body: text }),
} as const;
type Form = keyof typeof FORMS;

describe.each<[Form, Form]>([
  ['old.pdf', 'old.pdf'],
  ['old.docx', 'old.docx'],
  ['old.pdf', 'old.docx'],
  ['old.txt', 'old.pdf'],
])('forty known edits from %s to %s', (from, to) => {
  let answer: CompareAnswer;
  beforeAll(async () => {
    const [before, after] = [FORMS[from](CONTRACT), FORMS[to](editedContract())];
    answer = compareFiles([
      { name: from, extracted: await readFile(from, before) },
      { name: to.replace('old', 'new'), extracted: await readFile(to, after) },
    ]);
  });

  const shown = () =>
    (answer.differences[0]?.changes ?? []).map((change) => {
      const [index, span] = change.kind === 'removed' ? [0, change.before] : [1, change.after];
      return { kind: change.kind, text: answer.documents[index]?.text.slice(span.start, span.end) ?? '' };
    });
  const covers = (edit: (typeof EDITS)[number], change: { kind: string; text: string }) =>
    change.kind === edit.kind && (change.text.includes(edit.at) || edit.at.includes(change.text));

  test('at least 95 % are reported as what they are, and none is invented', () => {
    const changes = shown();
    const missed = EDITS.filter((edit) => !changes.some((change) => covers(edit, change)));
    expect(missed.length / EDITS.length, missed.map(({ at }) => at).join('\n')).toBeLessThanOrEqual(0.05);
    expect(changes.filter((change) => !EDITS.some((edit) => covers(edit, change)))).toEqual([]);
  });

  test('every changed account, amount and date is reported', () => {
    const facts = (answer.differences[0]?.facts ?? []).map(
      ({ kind, before, after }) => `${kind}: ${before} → ${after}`,
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        'account: GB29 NWBK 6016 1331 9268 19 → LT12 1000 0111 0100 1000',
        'amount: EUR 180 → EUR 280',
        'amount: EUR 14.50 → EUR 19.50',
        'amount: EUR 250,000 → EUR 25,000',
        'percentage: 4.5 % → 6.5 %',
        'date: 12 March 2026 → 19 March 2026',
        'date: 31 December 2026 → 30 June 2026',
        'date: 1 April 2026 → 1 May 2026',
      ]),
    );
  });
});
