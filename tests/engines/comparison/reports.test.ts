import { describe, expect } from 'vitest';
import { compare } from '../../../src/engines/comparison/index.ts';
import { testTable } from '../../support/test-table.ts';

const WORDS = {
  English:
    'the of report year project plan team office river bridge paper result water market harbour summer winter cost value study'.split(
      ' ',
    ),
  German:
    'der von Bericht Jahr Projekt Plan Gruppe Büro Fluss Brücke Papier Ergebnis Wasser Markt Hafen Sommer Winter Kosten Wert Größe'.split(
      ' ',
    ),
  French:
    'le de rapport année projet plan équipe bureau rivière pont papier résultat eau marché port été hiver coût valeur étude'.split(
      ' ',
    ),
  Spanish:
    'el de informe año proyecto plan equipo oficina río puente papel resultado agua mercado puerto verano invierno coste valor estudio'.split(
      ' ',
    ),
  Russian:
    'и из отчёт год проект план группа офис река мост бумага итог вода рынок порт лето зима цена смысл работа'.split(
      ' ',
    ),
} as const;

const SENTENCES_PER_PAGE = 24;

/** Numbers from 0 up to `below`, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function makeReport(words: readonly string[], pages: number, roll: (below: number) => number): string[] {
  return Array.from({ length: pages * SENTENCES_PER_PAGE }, (_, number) => {
    const sentence = Array.from({ length: 7 + roll(9) }, () => words[roll(words.length)]);
    return `Nr${number}x${roll(1000)} ${sentence.join(' ')}.`;
  });
}

const KINDS = ['changed', 'added', 'removed', 'moved'] as const;

/** Makes one edit in the middle of each page, in turn of every kind, and says which. */
function editReport(sentences: string[], roll: (below: number) => number) {
  const edits: { kind: (typeof KINDS)[number]; text: string }[] = [];
  const after = [...sentences];
  for (let page = sentences.length / SENTENCES_PER_PAGE - 1; page >= 0; page -= 1) {
    const at = page * SENTENCES_PER_PAGE + 6 + roll(10);
    const kind = KINDS[page % KINDS.length] ?? 'changed';
    const sentence = after[at] ?? '';
    const added = `Zq${page} ${sentence.split(' ').slice(2).toReversed().join(' ').replace('.', '')}.`;
    if (kind === 'changed') after[at] = sentence.replace(/ \S+ (?=\S+\.$)/, ' Quartz ');
    if (kind === 'added') after.splice(at, 0, added);
    if (kind === 'removed') after.splice(at, 1);
    if (kind === 'moved') after.splice(at + 5, 0, ...after.splice(at, 1));
    edits.push({ kind, text: kind === 'added' ? added : kind === 'changed' ? (after[at] ?? '') : sentence });
  }
  return { after, edits };
}

describe('reports', () => {
  testTable(
    Object.entries(WORDS).flatMap(([language, words]) => [1, 20, 200].map((pages) => ({ language, words, pages }))),
  )('of $pages pages in $language: what was edited is reported as what it is, and nothing else', ({ words, pages }) => {
    const roll = dice(pages);
    const before = makeReport(words, pages, roll);
    const { after, edits } = editReport(before, roll);
    const { documents, differences } = compare([
      { name: 'a', text: before.join('\n\n') },
      { name: 'b', text: after.join('\n\n') },
    ]);
    const reported = (differences[0]?.changes ?? []).map((change) => {
      const [text, span] = 'after' in change ? [documents[1]?.text, change.after] : [documents[0]?.text, change.before];
      return `${change.kind}: ${text?.slice(span.start, span.end)}`;
    });
    const expected = new Set(edits.map(({ kind, text }) => `${kind}: ${text}`));
    const found = reported.filter((change) => expected.has(change));
    expect(found.length / edits.length).toBeGreaterThanOrEqual(0.95);
    // A passage that changed places with its neighbours may be reported as the neighbours' move.
    const invented = reported.filter((change) => !expected.has(change) && !change.startsWith('moved'));
    expect(invented).toEqual([]);
  });
});
