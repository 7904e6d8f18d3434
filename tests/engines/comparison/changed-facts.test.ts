import { describe, expect, test } from 'vitest';
import { CONTRACT } from './contract.ts';
import { compareTexts } from './two.ts';

const filler = CONTRACT.slice(5, 12).join('\n\n');
const factsOf = (before: string, after: string) =>
  compareTexts(`${before}\n\n${filler}`, `${after}\n\n${filler}`).facts;

describe('changed facts', () => {
  test('at the very beginning of a passage', () => {
    expect(factsOf('EUR 500 are due each month.', 'EUR 900 are due each month.')).toEqual([
      ['amount', 'EUR 500', 'EUR 900'],
    ]);
    expect(factsOf('14. März 2026 ist der letzte Tag.', '19. März 2026 ist der letzte Tag.')).toEqual([
      ['date', '14. März 2026', '19. März 2026'],
    ]);
  });

  test('that changed places within a sentence', () => {
    const { facts } = compareTexts(
      'The buyer pays EUR 100 at once and EUR 900 later.',
      'The buyer pays EUR 900 at once and EUR 100 later.',
    );
    expect(facts).toEqual([
      ['amount', 'EUR 100', 'EUR 900'],
      ['amount', 'EUR 900', 'EUR 100'],
    ]);
  });

  test('but not those whose sentence was only turned round', () => {
    expect(
      compareTexts(
        'Within 30 days the tenant pays EUR 100 to the owner.',
        'The tenant pays EUR 100 to the owner within 30 days.',
      ).facts,
    ).toEqual([]);
  });

  test('each with its counterpart, whatever else came in between', () => {
    const { facts } = compareTexts(
      'The rent is EUR 100 and the deposit is EUR 300.',
      'The rent is EUR 100, cleaning is EUR 20 and the deposit is EUR 350.',
    );
    expect(facts).toEqual([
      ['amount', 'EUR 300', 'EUR 350'],
      ['amount', null, 'EUR 20'],
    ]);
  });

  test('of one side, also when the other side says something longer that begins the same', () => {
    const { facts } = compareTexts(
      `The whole fee is EUR 5000.\n\n${filler}`,
      `The whole fee is EUR 5000.\n\n${filler}\n\nA deposit of EUR 500 is due as well, in advance.`,
    );
    expect(facts).toEqual([['amount', null, 'EUR 500']]);
  });

  test('in numbers that are spelled out', () => {
    const cases = [
      ['Notice is three months.', 'Notice is six months.', 'three months', 'six months'],
      ['Notice is three (3) months.', 'Notice is six (6) months.', 'three (3) months', 'six (6) months'],
      ['Die Frist beträgt drei Monate.', 'Die Frist beträgt sechs Monate.', 'drei Monate', 'sechs Monate'],
      ['Le délai est de trente jours.', 'Le délai est de soixante jours.', 'trente jours', 'soixante jours'],
    ] as const;
    for (const [before, after, old, current] of cases) {
      expect(factsOf(before, after), before).toEqual([['number', old, current]]);
    }
    expect(factsOf('Notice is three months.', 'Notice is 3 months.')).toEqual([]);
    expect(factsOf('No one may enter.', 'No two may enter.')).toEqual([]);
  });

  test('in names and places of one word', () => {
    expect(factsOf('The courts of Hamburg decide.', 'The courts of Bremen decide.')).toEqual([
      ['name', 'Hamburg', 'Bremen'],
    ]);
    expect(factsOf('Gerichtsstand ist Hamburg.', 'Gerichtsstand ist Bremen.')).toEqual([['name', 'Hamburg', 'Bremen']]);
    expect(factsOf('Tenants pay the rent.', 'Lodgers pay the rent.'), 'a sentence begins').toEqual([]);
    const german = 'Der Mieter zahlt die Miete an den Vermieter. Zur Wohnung gehört auch ein großer Garten.';
    expect(compareTexts(german, german.replace('Garten', 'Keller')).facts, 'a noun').toEqual([]);
  });

  test('once, with all its places', () => {
    const text = (name: string) =>
      `We pay ${name} in May.\n\n${filler}\n\nAfterwards we thank ${name} for it.\n\n${filler}\n\nFinally we leave ${name} alone.`;
    const { result } = compareTexts(text('Ada Example'), text('Bob Example'));
    expect(result.differences[0]?.facts).toMatchObject([{ before: 'Ada Example', changes: [0, 1, 2] }]);
    expect(result.differencesText).toContain('Name “Ada Example” became “Bob Example”. In 3 places.');
  });

  test('but not in sentences in capitals, nor in references to sections', () => {
    expect(
      factsOf(
        'IN NO EVENT IS ANY OTHER PARTY WHO MAY CHANGE IT LIABLE.',
        'IN NO EVENT IS ANY COPYRIGHT HOLDER LIABLE.',
      ),
    ).toEqual([]);
    expect(factsOf('As stated in Section 3, rent is due.', 'As stated in Section 4, rent is due.')).toEqual([]);
    expect(factsOf('Es gelten Absatz 2 und 3.', 'Es gelten Absatz 3 und 4.')).toEqual([]);
  });

  test('in German dates, whose day has a full stop', () => {
    expect(factsOf('Der Vertrag endet am 15. März 2025.', 'Der Vertrag endet am 15. Mai 2025.')).toEqual([
      ['date', '15. März 2025', '15. Mai 2025'],
    ]);
    expect(factsOf('Er endet am 15. März um zwölf Uhr.', 'Er endet am 16. März um zwölf Uhr.')).toEqual([
      ['date', '15. März', '16. März'],
    ]);
  });

  test('without inventing terms: only what a term means, or its name, makes it another', () => {
    const preamble = 'This agreement of 3 May 2026 is made with Kestrel Print (the “Client”) in Leeds.';
    expect(factsOf(preamble, preamble.replace('3 May', '8 May'))).toEqual([['date', '3 May 2026', '8 May 2026']]);
    expect(factsOf(preamble, preamble.replace('Client', 'Buyer'))).toEqual([['term', '“Client”', '“Buyer”']]);
    expect(
      factsOf(
        'As of 3 May, “Goods” means paper. “Day” means a working day.',
        'As of 8 May, “Goods” means paper and board. “Day” means a working day.',
      ),
    ).toEqual([
      ['date', '3 May', '8 May'],
      ['term', '“Goods” means paper.', '“Goods” means paper and board.'],
    ]);
  });

  test('ten squared is not one hundred and two', () => {
    expect(compareTexts('The area is 10² metres.', 'The area is 102 metres.').changes).toHaveLength(1);
    expect(compareTexts('An oﬃce at 10 %.', 'An office at 10%.').changes).toEqual([]);
  });

  test('letters that only look the same are named', () => {
    const { result } = compareTexts('Write to anna@paypal.example today.', 'Write to anna@p\u0430ypal.example today.');
    expect(result.differencesText).toContain('Contains Cyrillic “\u0430”.');
  });

  test('what turns the direction of reading is left out', () => {
    const { result } = compareTexts('Pay \u202e0000 2345\u202c now.', 'Pay 0000 2345 now.');
    expect(result.documents[0]?.text).toBe('Pay 0000 2345 now.');
  });
});
