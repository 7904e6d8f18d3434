import { expect, test } from 'vitest';
import type { TaskBody } from '../../../src/features/tasks/contract.ts';
import { readDraft } from '../../../src/features/tasks/draft.ts';

const TYPED = { title: ' Pay ', kind: 'task', date: '2026-12-04', time: '', location: '' };
const BEFORE: TaskBody = {
  ...{ kind: 'appointment', title: 'Talk', due: '2026-12-04T15:00+01:00', minutes: 30, location: 'Room 3' },
};

function draft(typed: Partial<typeof TYPED> = {}, before?: TaskBody) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...typed })) form.set(name, value);
  return readDraft(form, before);
}

test('a form is a task', () => {
  expect(draft()).toEqual({
    body: { kind: 'task', title: 'Pay', due: '2026-12-04', minutes: null, location: null },
  });
});

test('what a form does not ask for stays, as long as it makes sense', () => {
  expect(draft({ time: '16:00' }, BEFORE)).toMatchObject({ body: { minutes: 30 } });
  expect(draft({}, BEFORE)).toMatchObject({ body: { due: '2026-12-04', minutes: null, location: null } });
});

test('says what is missing or cannot be, field by field in their order', () => {
  const missing = draft({ title: ' ', date: '' });
  expect(Object.keys('errors' in missing ? missing.errors : {})).toEqual(['title', 'date']);
  expect(draft({ date: '12026-12-04' })).toMatchObject({ errors: { date: expect.any(String) } });
});
