import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/engines/comparison/index.ts';
import { CONTRACT } from './contract.ts';

const summaryOf = (text: string) =>
  compare([
    { name: 'a', text },
    { name: 'b', text: 'b' },
  ]).documents[0]?.summary ?? '';

describe('a summary', () => {
  test('is two to five of the document’s own sentences, in its order', () => {
    const text = CONTRACT.join('\n\n');
    const sentences = summaryOf(text).split(/(?<=\.) (?=\p{Lu})/u);
    const places = sentences.map((sentence) => text.indexOf(sentence));
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('says what the document is about, and leaves out side remarks', () => {
    const text = `The bridge over the river Aare was closed on Monday after engineers found cracks in two bearings. It rained a little. The engineers of the bridge office will replace both bearings before the bridge opens again in June. Somebody sold ice cream. Traffic is led over the old bridge in the meantime, and the river path stays open.`;
    const summary = summaryOf(text);
    expect(summary).toContain('engineers');
    expect(summary).not.toContain('ice cream');
  });

  test('of a short text is the text', () => {
    expect(summaryOf('Nothing happened today.')).toBe('Nothing happened today.');
  });

  test('stays in the document’s language', () => {
    const text = '本合同由双方签订。乙方应在三十天内支付全部货款。逾期付款的每日加收违约金。双方各执一份。';
    expect(text).toContain(summaryOf(text).split(' ')[0]);
  });
});
