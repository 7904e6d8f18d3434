import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayMatch } from '../../../../src/engines/detection/parse/may-match.ts';
import { writtenEmails } from '../../../../src/tools/training/emails/written.ts';

const DATA = new URL('../../../../src/engines/detection/data/', import.meta.url);
/** Searches only every n-th of the written emails. */
const STEP = 100;

async function patternsOfEngine(): Promise<RegExp[]> {
  const files = globSync('*.ts', { cwd: DATA.pathname }).sort();
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, DATA).href)));
  return modules.flatMap((one) => Object.values(one).filter((value): value is RegExp => value instanceof RegExp));
}

function isFound(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

const PAD = 'Tea is ready at noon. '.repeat(4);

describe('of the engine’s patterns and the written emails', () => {
  test('a pattern that matches may match, and most others may not', async () => {
    const patterns = await patternsOfEngine();
    expect(patterns.length).toBeGreaterThan(80);
    let [found, searched, left] = [0, 0, 0];
    for (const [index, { subject, body }] of writtenEmails().entries()) {
      if (index % STEP !== 0) continue;
      const text = `${subject}\n${body}\n${PAD}`;
      for (const pattern of patterns) {
        const may = mayMatch(pattern, text);
        const is = isFound(pattern, text);
        if (is && !may) throw new Error(`${pattern} matches in ${text}`);
        if (is) found++;
        else if (may) searched++;
        else left++;
      }
    }
    expect(found).toBeGreaterThan(300);
    expect(left).toBeGreaterThan(1.5 * searched);
  });
});

test('all characters that a pattern takes for each other are one', () => {
  const cased = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code))
    .filter((char) => char.toUpperCase() !== char || char.toLowerCase() !== char)
    .join('');
  let others = 0;
  for (const flags of ['gi', 'giu']) {
    for (const char of cased) {
      const pattern = new RegExp(`x${char}y`, flags.slice(1));
      for (const [form] of cased.matchAll(new RegExp(char, flags))) {
        if (form === char) continue;
        others++;
        if (!mayMatch(pattern, `${PAD} x${form}y`)) throw new Error(`${pattern} matches x${form}y`);
      }
    }
  }
  expect(others).toBeGreaterThan(4_000);
});

test('without any of its literals a pattern does not match', () => {
  const pattern = /(?:quarterly|yearly) report|報告/i;
  expect(mayMatch(pattern, PAD)).toBe(false);
  expect(mayMatch(pattern, `${PAD}The QUARTERLY report`)).toBe(true);
  expect(mayMatch(pattern, `${PAD}報告書`)).toBe(true);
  expect(mayMatch(pattern, `${PAD}The quarterly letter, reported`)).toBe(false);
});

test('a pattern without literals, and one with literals too short to tell, may match anywhere', () => {
  expect([/\d{4}/, /(?:ab)?/, /id|code/].map((pattern) => mayMatch(pattern, PAD))).toEqual([true, true, true]);
});
