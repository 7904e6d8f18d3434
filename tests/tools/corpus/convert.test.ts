import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordsIn, sourcesIn } from '../../../src/tools/bench/detection/sources.ts';
import { convert } from '../../../src/tools/corpus/convert.ts';

const MESSAGE = `From: Ada Quill <ada@example.com>
Reply-To: desk@example.org
To: tom@example.net
Subject: Minutes of Tuesday
Date: Tue, 17 Nov 2026 09:00:00 +0100
X-Collected-By: somebody
List-Id: <minutes.example.com>
Content-Type: text/html; charset=utf-8

<p>Here are the <b>minutes</b>.</p>
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  mkdirSync(join(folder, 'in/deeper'), { recursive: true });
  writeFileSync(join(folder, 'in/one.eml'), MESSAGE);
  writeFileSync(join(folder, 'in/deeper/again.eml'), MESSAGE.replace('Tuesday', ' Tuesday '));
  writeFileSync(join(folder, 'in/two.txt'), MESSAGE.replace('Tuesday', 'Friday'));
  writeFileSync(join(folder, 'in/none.eml'), 'From: ada@example.com\n\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('message files become records and whole messages that the benchmark reads', async () => {
  const to = join(folder, 'out');
  const counts = await convert({ source: 'mine', label: 'ham', to, raw: true, paths: [join(folder, 'in')] });
  expect(counts).toEqual({ written: 2, repeated: 1, empty: 1 });

  const records = await collected(recordsIn(to, 'mine'));
  expect(records.map(({ subject }) => subject?.replaceAll(/\s+/g, ' '))).toEqual([
    'Minutes of Tuesday',
    'Minutes of Friday',
  ]);
  expect(records[1]).toMatchObject({
    source: 'mine',
    label: 'ham',
    body: 'Here are the minutes.',
    from: 'Ada Quill <ada@example.com>',
    reply_to: 'desk@example.org',
    headers: { 'list-id': ['<minutes.example.com>'], date: ['Tue, 17 Nov 2026 09:00:00 +0100'] },
  });

  const sources = sourcesIn(to, false);
  expect(sources.map(({ name }) => name)).toEqual(['mine', 'raw/ham']);
  const whole = await collected(sources[1]?.samples());
  expect(whole.map(({ id }) => id).sort()).toEqual(records.map(({ id }) => id).sort());
  expect((await whole[1]?.read())?.subject).toBe('Minutes of Friday');
});

async function collected<T>(items: AsyncIterable<T> | undefined): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items ?? []) all.push(item);
  return all;
}
