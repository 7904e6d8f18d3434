import { expect, test } from 'vitest';
import { testTable } from '../../support/test-table.ts';
import { compareTexts } from './two.ts';

const long =
  'The parties agree, after long and careful talks between their managers, their lawyers and their accountants in the rooms of the notary, that every one of the deliveries made under this agreement is paid for within';

testTable([
  '',
  ' and that they will meet again each year to look at the terms of this agreement together, at the place of the one or of the other',
])('a change at the end of a long sentence is quoted where it is%s', (end) => {
  const { result } = compareTexts(`${long} thirty days${end}.`, `${long} ninety days${end}.`);
  const [, before = '', after = ''] = /Changed: “(.*)” became “(.*)”$/m.exec(result.differencesText) ?? [];
  expect(before).toContain('thirty days');
  expect(after).toContain('ninety days');
  expect(before).toMatch(/^….{0,200}$/);
});

test('short passages that both have are counted, though not quoted', () => {
  const { result } = compareTexts(
    'Yes.\n\nWe agree.\n\nThe house is red today.',
    'Yes.\n\nWe agree.\n\nNobody came at all.',
  );
  expect(result.similaritiesText).toMatch(
    /^Both documents share 2 passages word for word: \d+% of the words in a\.txt\.\n/,
  );
});

test('quotes end as sentences do', () => {
  const { result } = compareTexts(
    'The house on the hill is red.\n\nThe rent is low.',
    'The house on the hill is red.\n\nThe rent is high.',
  );
  expect(result.similaritiesText).toContain('For example: “The house on the hill is red.”\n');
});

test('what moved and was changed is quoted as it was and as it is', () => {
  const filler = ['One thing is this one here.', 'Another thing is that one there.', 'A third thing is over there.'];
  const passage = 'The seller insures all of the goods in transit against theft and fire.';
  const { result } = compareTexts(
    [passage, ...filler].join('\n\n'),
    [...filler, passage.replace('fire', 'flood')].join('\n\n'),
  );
  expect(result.differencesText).toContain(
    `Moved and changed: “${passage}” became “${passage.replace('fire', 'flood')}”`,
  );
});
