import { describe, expect, test } from 'vitest';
import { testTable } from '../../support/test-table.ts';
import { scoreOf } from './labelled/score.ts';
import { SETS } from './labelled/sets.ts';

const all = Object.values(SETS).flatMap((languages) => Object.values(languages).flat());

describe('what is suggested on the labelled messages', () => {
  test('is right, and little is missed, on the whole set', () => {
    const { suggested, right, expected, errors } = scoreOf(all);
    expect(right / suggested, errors.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(right / expected, errors.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  test('on the emails whose errors were looked at last', () => {
    const { suggested, right, expected } = scoreOf(Object.values(SETS['formerly held out']).flat());
    expect(right / suggested).toBeGreaterThanOrEqual(0.95);
    expect(right / expected).toBeGreaterThanOrEqual(0.95);
    expect(expected).toBeGreaterThanOrEqual(64);
  });

  test('on the third set: precision, recall, who asks and what', () => {
    const { messages, suggested, right, expected, asked, titled } = scoreOf(Object.values(SETS.third).flat());
    expect(messages).toBeGreaterThanOrEqual(200);
    expect(Object.keys(SETS.third)).toHaveLength(8);
    expect(right / suggested).toBeGreaterThanOrEqual(0.95);
    expect(right / expected).toBeGreaterThanOrEqual(0.85);
    expect(asked).toBe(right);
    expect(titled.right / titled.of).toBeGreaterThanOrEqual(0.9);
  });

  testTable(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'])('and in %s alone', (language) => {
    const messages = Object.values(SETS).flatMap((languages) => languages[language] ?? []);
    const { suggested, right, expected, errors } = scoreOf(messages);
    expect(messages.length).toBeGreaterThanOrEqual(50);
    expect(right / suggested, errors.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(right / expected, errors.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  test('half of which ask for nothing', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    const empty = all.filter(({ expected }) => expected.length === 0).length;
    expect(empty / all.length).toBeGreaterThanOrEqual(0.45);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
