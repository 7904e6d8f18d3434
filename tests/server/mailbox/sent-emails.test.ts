import { expect, test } from 'vitest';
import { wroteOneOf } from '../../../src/server/mailbox/sent-emails.ts';

const asking = (own: string) => {
  const asked: string[] = [];
  const wrote = async (id: string) => {
    asked.push(id);
    return id === own;
  };
  return { asked, mailbox: { wrote } };
};

test('of a long conversation the nearest emails are looked for, until one is found', async () => {
  const { asked, mailbox } = asking('<b@x.example>');
  expect(await wroteOneOf(mailbox, ['<a@x.example>', '<b@x.example>', '<c@x.example>'])).toBe(true);
  expect(asked).toEqual(['<a@x.example>', '<b@x.example>']);
  const many = Array.from({ length: 50 }, (_, index) => `<${index}@x.example>`);
  const none = asking('<49@x.example>');
  expect(await wroteOneOf(none.mailbox, many)).toBe(false);
  expect(none.asked).toEqual(many.slice(0, 4));
});

test.each([
  '<a b@x.example>',
  '<a@x.example} OR {in:sent>',
  '<"a"@x.example>',
  '<a:b@x.example>',
  '<>',
  `<${'a'.repeat(300)}>`,
])('nothing that means something in a search is looked for: %s', async (id) => {
  const { asked, mailbox } = asking(id);
  expect(await wroteOneOf(mailbox, [id])).toBe(false);
  expect(asked).toEqual([]);
});
