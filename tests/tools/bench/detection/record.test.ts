import { expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { emailOf } from '../../../../src/tools/bench/detection/record.ts';

test('a record whose source kept no headers says nothing of them', () => {
  const record = { id: '1', source: 'x', label: 'ham', subject: 'Re: Notes', body: 'See you on Monday.' } as const;
  const idsOf = (headers: { [name: string]: string }) =>
    analyse(emailOf({ ...record, headers }, false)).signals.map(({ id }) => id);
  expect(idsOf({})).not.toContain('reply-without-thread');
  expect(idsOf({ Date: 'Mon, 2 Nov 2026 10:00:00 +0000' })).toContain('reply-without-thread');
});
