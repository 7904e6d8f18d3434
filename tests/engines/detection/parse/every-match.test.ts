import { expect, test } from 'vitest';
import { everyMatch } from '../../../../src/engines/detection/parse/every-match.ts';

test('the matches are those of matchAll, however often and wherever a pattern was used before', () => {
  for (const pattern of [/[a-z]+/g, /x*/g, /(?<!\d)\d/gu]) {
    for (const text of ['tea 12 for two', '', 'xx1x', '…']) {
      pattern.lastIndex = 2;
      const found = everyMatch(text, pattern).map(({ 0: match, index }) => [match, index]);
      expect(found).toEqual(Array.from(text.matchAll(new RegExp(pattern)), ({ 0: match, index }) => [match, index]));
      expect(everyMatch(text, pattern)).toHaveLength(found.length);
    }
  }
});
