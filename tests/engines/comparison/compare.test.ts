import { describe, expect, test } from 'vitest';
import { type Change, type Comparison, compare } from '../../../src/engines/comparison/index.ts';
import { testTable } from '../../support/test-table.ts';
import { CONTRACT, EDITS, editedContract } from './contract.ts';

const before = CONTRACT.join('\n\n');
const after = editedContract().join('\n\n');

const twoOf = (a: string, b: string) =>
  compare([
    { name: 'a.txt', text: a },
    { name: 'b.txt', text: b },
  ]);
const changesIn = (result: Comparison) => result.differences[0]?.changes ?? [];

/** What a change shows of each document. */
function shown(result: Comparison, change: Change): { before: string; after: string } {
  const [a, b] = result.documents;
  const slice = (text: string | undefined, span: { start: number; end: number }) =>
    text?.slice(span.start, span.end) ?? '';
  return {
    before: change.kind === 'added' ? '' : slice(a?.text, change.before),
    after: change.kind === 'removed' ? '' : slice(b?.text, change.after),
  };
}

describe('a contract in two versions with 40 known edits', () => {
  const result = twoOf(before, after);
  const changes = changesIn(result).map((change) => ({ kind: change.kind, ...shown(result, change) }));
  const covers = (edit: (typeof EDITS)[number], change: (typeof changes)[number]) => {
    const text = edit.kind === 'removed' ? change.before : change.after;
    return text.includes(edit.at) || (text !== '' && edit.at.includes(text));
  };

  test('at least 95 % are reported, as what they are', () => {
    expect(EDITS).toHaveLength(40);
    const missed = EDITS.filter((edit) => !changes.some((change) => change.kind === edit.kind && covers(edit, change)));
    expect(missed.length / EDITS.length, missed.map(({ kind, at }) => `${kind}: ${at}`).join('\n')).toBeLessThanOrEqual(
      0.05,
    );
  });

  test('none is invented', () => {
    const invented = changes.filter(
      (change) => !EDITS.some((edit) => edit.kind === change.kind && covers(edit, change)),
    );
    expect(invented).toEqual([]);
  });

  test('every changed account, amount, percentage, date and address is in the list of changed facts', () => {
    const facts = (result.differences[0]?.facts ?? []).map((fact) => [fact.kind, fact.before, fact.after]);
    for (const expected of [
      ['account', 'GB29 NWBK 6016 1331 9268 19', 'LT12 1000 0111 0100 1000'],
      ['amount', 'EUR 180', 'EUR 280'],
      ['amount', 'EUR 14.50', 'EUR 19.50'],
      ['amount', 'EUR 250,000', 'EUR 25,000'],
      ['percentage', '4.5 %', '6.5 %'],
      ['percentage', '0.5 %', '0.2 %'],
      ['percentage', '8 %', '5 %'],
      ['date', '12 March 2026', '19 March 2026'],
      ['date', '31 December 2026', '30 June 2026'],
      ['date', '1 April 2026', '1 May 2026'],
      ['email', 'billing@northwind.example', 'billing@northwind-paper.example'],
      ['web', 'https://orders.northwind.example/portal', 'https://orders-northwind.example/portal'],
      ['name', 'Margaret Ashdown', 'Martin Ashdown'],
      ['number', '30 days', '14 days'],
    ])
      expect(facts).toContainEqual(expected);
    expect(facts[0]?.[0]).toBe('account');
    expect(facts.filter(([kind]) => kind === 'amount')).toHaveLength(3);
    expect(facts.filter(([kind]) => kind === 'account')).toHaveLength(1);
  });

  test('the differences start with the account', () => {
    expect(result.differencesText).toContain(
      '1. Account number “GB29 NWBK 6016 1331 9268 19” became “LT12 1000 0111 0100 1000”.',
    );
  });

  test('each row contains matching paragraphs, and the rows contain all of them', () => {
    const rows = result.differences[0]?.rows ?? [];
    const indices = (side: 'before' | 'after') =>
      rows.flatMap((row) => Array.from({ length: row[side].to - row[side].from }, (_, step) => row[side].from + step));
    expect(indices('before')).toEqual([...CONTRACT.keys()]);
    expect(indices('after')).toEqual([...editedContract().keys()]);
    const payment = rows.find(({ after }) =>
      result.documents[1]?.text.slice(result.documents[1].paragraphs[after.from]?.start).startsWith('6. Payment'),
    );
    expect(CONTRACT[payment?.before.from ?? -1]).toBe('6. Payment');
  });
});

describe('two documents', () => {
  test('that are identical are reported as identical', () => {
    const result = twoOf(before, before);
    expect(changesIn(result)).toEqual([]);
    expect(result.pairs).toEqual([{ first: 0, second: 1, similarity: 1, identical: true, renumbered: false }]);
    expect(result.similaritiesText).toBe('The two documents are identical, word for word.');
    expect(result.differencesText).toBe('b.txt compared with a.txt: no differences.');
  });

  test('that differ only in what no reader sees are identical', () => {
    const one = 'He said “yes” – and left.\n\nThe   end of the story is near, they told us.';
    const other = 'He said "yes" - and left.\r\n\r\nThe end of the\u00a0story is near, they told us.';
    expect(changesIn(twoOf(one, other))).toEqual([]);
  });

  test('of which one is wrapped into lines and the other is not are identical', () => {
    const wrapped = CONTRACT.map((text) => text.replace(/(.{50,70}) /g, '$1\n')).join('\n\n');
    expect(changesIn(twoOf(before, wrapped))).toEqual([]);
  });

  test('of which one has its clauses renumbered are identical', () => {
    const renumbered = CONTRACT.map((text) => text.replace(/^(\d+)\. /, (_, number) => `${Number(number) + 1}. `));
    expect(changesIn(twoOf(before, renumbered.join('\n\n')))).toEqual([]);
  });

  test('that have nothing in common are all added and removed', () => {
    const result = twoOf(before, 'Take two eggs and some flour. Stir well. Bake for an hour until golden.');
    expect(new Set(changesIn(result).map(({ kind }) => kind))).toEqual(new Set(['added', 'removed']));
    expect(result.pairs[0]?.similarity).toBeLessThan(0.1);
    expect(result.similaritiesText).toContain('No passage appears word for word in both documents.');
  });

  test('of which one has no text', () => {
    expect(changesIn(twoOf('', 'Something is here now.'))).toMatchObject([{ kind: 'added' }]);
    expect(changesIn(twoOf('', ''))).toEqual([]);
  });

  test('a passage that went elsewhere and was changed has moved, with the changed words marked', () => {
    const passage = 'The Supplier insures all of the Goods in transit against theft and fire at its own cost.';
    const filler = CONTRACT.slice(5, 20);
    const result = twoOf([passage, ...filler].join('\n\n'), [...filler, passage.replace('fire', 'flood')].join('\n\n'));
    const [change] = changesIn(result);
    expect(changesIn(result)).toHaveLength(1);
    expect(change?.kind).toBe('moved');
    const edits = change?.kind === 'moved' ? change.edits : [];
    expect(edits.map(({ after: { start, end } }) => result.documents[1]?.text.slice(start, end))).toEqual(['flood']);
  });

  test('a sentence repeated once more is added, not moved', () => {
    const line = 'This page is intentionally left blank for your own notes.';
    const text = `${line}\n\nFirst part of it.\n\n${line}\n\nSecond part of it.`;
    expect(changesIn(twoOf(text, `${text}\n\n${line}`)).map(({ kind }) => kind)).toEqual(['added']);
  });

  test('a new account far from the old one is one changed account', () => {
    const filler = CONTRACT.slice(5, 14);
    const old = 'Please pay to DE89 3704 0044 0532 0130 00.';
    const fresh =
      'From May on our bank is another one, kindly use LT12 1000 0111 0100 1000 from then on for all transfers.';
    const result = twoOf([old, ...filler].join('\n\n'), [...filler, fresh].join('\n\n'));
    expect(result.differences[0]?.facts[0]).toMatchObject({
      kind: 'account',
      before: 'DE89 3704 0044 0532 0130 00',
      after: 'LT12 1000 0111 0100 1000',
    });
  });
});

describe('five languages', () => {
  testTable([
    [
      'German',
      'Die Rechnung Nr. 4711 vom 3. März 2026 ist fällig. Bitte zahlen Sie 1.250,00 EUR bis zum 15.04.2026 auf das Konto DE89 3704 0044 0532 0130 00. Bei Verzug fallen 5 % Zinsen an. Herr Karl Brandt hilft gerne weiter.',
      [
        ['1.250,00 EUR', '1.520,00 EUR'],
        ['15.04.2026', '05.04.2026'],
        ['5 %', '9 %'],
        ['DE89 3704 0044 0532 0130 00', 'DE02 1203 0000 0000 2020 51'],
      ],
    ],
    [
      'French',
      'La facture du 3 mars 2026 est échue. Veuillez régler 1 250,00 € avant le 15 avril 2026. Des intérêts de 5 % sont dus en cas de retard. Écrivez à compta@papier.example pour toute question.',
      [
        ['1 250,00 €', '1 520,00 €'],
        ['15 avril 2026', '5 avril 2026'],
        ['5 %', '9 %'],
        ['compta@papier.example', 'compta@papiers.example'],
      ],
    ],
    [
      'Spanish',
      'La factura del 3 de marzo de 2026 está vencida. Le rogamos que pague 1.250,00 euros antes del 15 de abril de 2026. En caso de demora se aplica un interés del 5 %. El plazo es de 30 días.',
      [
        ['1.250,00 euros', '1.520,00 euros'],
        ['15 de abril de 2026', '5 de abril de 2026'],
        ['5 %', '9 %'],
        ['30 días', '15 días'],
      ],
    ],
    [
      'Chinese',
      '本合同由双方于2026年3月12日签订。乙方应在30天内支付人民币 12,500 元。逾期付款的,每日加收 5% 的违约金。本合同一式两份,双方各执一份。',
      [
        ['2026年3月12日', '2026年3月19日'],
        ['12,500 元', '21,500 元'],
        ['5%', '9%'],
        ['30天', '60天'],
      ],
    ],
    [
      'Portuguese',
      'A fatura de 3 de março de 2026 está vencida. Pague R$ 1.250,00 até 15 de abril de 2026. Em caso de atraso incidem juros de 5 %. Dúvidas: financeiro@papel.example.',
      [
        ['15 de abril de 2026', '5 de abril de 2026'],
        ['5 %', '9 %'],
        ['financeiro@papel.example', 'financas@papel.example'],
        ['1.250,00', '1.520,00'],
      ],
    ],
  ] as const)('changed facts in %s', (_, text, replacements) => {
    const edited = replacements.reduce((now, [from, to]) => now.replace(from, to), text as string);
    const result = twoOf(text, edited);
    const facts = (result.differences[0]?.facts ?? []).map(({ before, after }) => `${before} → ${after}`);
    for (const [from, to] of replacements) {
      expect(facts).toContainEqual(expect.stringMatching(`${from}.* → .*${to}`.replaceAll('.1', '[.]1')));
    }
    expect(changesIn(result).every(({ kind }) => kind === 'changed')).toBe(true);
  });
});

describe('many documents', () => {
  const versions = Array.from({ length: 10 }, (_, index) => ({
    name: `v${index}.docx`,
    text: CONTRACT.map((text) => text.replace('EUR 180', `EUR ${180 + index}`)).join('\n\n'),
  }));

  testTable([3, 10])('%d: each pair is weighed, each file is compared with the first', (count) => {
    const result = compare(versions.slice(0, count));
    expect(result.pairs).toHaveLength((count * (count - 1)) / 2);
    expect(result.differences.map(({ document }) => document)).toEqual(
      Array.from({ length: count - 1 }, (_, index) => index + 1),
    );
    for (const { facts, document } of result.differences) {
      expect(facts).toMatchObject([{ kind: 'amount', before: 'EUR 180', after: `EUR ${180 + document}` }]);
    }
    expect(result.similaritiesText).toMatch(new RegExp(`^All ${count} documents share`));
    expect(result.similaritiesText).toContain('v0.docx and v1.docx are 99% similar.');
  });

  test('says which two are identical', () => {
    const result = compare([...versions.slice(0, 2), { name: 'copy.docx', text: versions[0]?.text ?? '' }]);
    expect(result.similaritiesText).toContain('v0.docx and copy.docx are identical.');
    expect(result.pairs.filter(({ identical }) => identical)).toEqual([
      { first: 0, second: 2, similarity: 1, identical: true, renumbered: false },
    ]);
  });

  test('gives the same answer to the same files', () => {
    expect(compare(versions)).toEqual(compare(versions));
  });
});

describe('texts that make comparing hard', () => {
  testTable([
    [
      'one sentence 50,000 times',
      'All the same here again. '.repeat(50_000),
      'All the same here again. '.repeat(49_000),
    ],
    [
      'two sentences in turn',
      'A b c d e. X y z u v. '.repeat(20_000),
      'X y z u v. X y z u v. A b c d e. '.repeat(20_000),
    ],
    ['numbers without a mark', '1 2 3 4 5 6 7 8 9 '.repeat(30_000), '9 8 7 6 5 4 3 2 1 '.repeat(30_000)],
    ['one endless word', 'a'.repeat(1_000_000), 'b'.repeat(1_000_000)],
    ['a line of two words, and turned round', 'a b\n'.repeat(20_000), 'b a\n'.repeat(20_000)],
    ['an endless row of a table', 'a | 1 | '.repeat(50_000), 'a | 2 | '.repeat(50_000)],
  ])('%s', (_, one, other) => {
    expect(changesIn(twoOf(one, other)).length).toBeGreaterThan(0);
  });
});
