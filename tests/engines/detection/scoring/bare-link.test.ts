import { expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const from = { name: 'Rowan Elm', address: 'rowan@harborline.example' };
const verdictOf = (body: string, more: Partial<Email> = {}, context: Context = {}) =>
  analyse({ subject: 'Notes of Monday', body, from, headers: [], attachments: [], ...more }, context).verdict;

testTable([
  'https://notes.harborline.example/monday',
  'Here are the notes: https://notes.harborline.example/monday',
  'https://notes.harborline.example/monday\n\nSent from my iPhone. Get Outlook for Android.',
  'https://notizen.harborline.example/montag\n\nVon meinem iPhone gesendet, und Outlook für iOS herunterladen.',
  '[EXTERNAL] This message comes from outside the organization.\n\nhttps://notes.harborline.example/monday',
  'Hallo Maren,\n\nhttps://notizen.harborline.example/montag\n\nRowan',
  '<p>Your notes</p><a href="https://notes.harborline.example/monday">Open the notes of Monday’s meeting at the mill</a>',
  'https://a.harborline.example/1\n\nOn Monday, Maren <maren@willow.example> wrote:\n> Could you send me the notes of Monday’s meeting at the mill?',
])('nothing but a link from a stranger is never called harmless: %s', (body) => {
  expect(verdictOf(body)).not.toBe('safe');
});

test('a text around the link says what it is for', () => {
  const body =
    'Hello Maren, these are the notes of our meeting at the mill on Monday, with the drawings that Tom made of the new bridge. Let me know if I forgot anything. https://notes.harborline.example/monday';
  expect(verdictOf(body)).toBe('safe');
});

test('a contact may send nothing else', () => {
  expect(verdictOf('https://notes.harborline.example/monday', {}, { contacts: [from] })).toBe('safe');
});
