import { expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

testTable(['Get Outlook for iOS', 'Outlook für Android', 'Obter o Outlook para Android'])(
  'what a mail program adds says nothing of the writer: %s',
  (footer) => {
    const html = `<p>Hello Tom, the children of the choir sing at the mill on Sunday. Bring a chair. Ada</p><p><a href="https://aka.ms/AAb9ysg">${footer}</a></p>`;
    const from = { name: 'Ada', address: 'ada@willow.example' };
    const ids = analyse({ subject: 'Sunday', body: '', html, from }).signals.map(({ id }) => id);
    expect(ids).not.toContain('brand-without-its-links');
    expect(ids).not.toContain('link-known-companies');
  },
);

test('a link of the writer’s beside it counts', () => {
  const html =
    '<p>Hello Tom, the news are at <a href="https://www.apple.com/newsroom/">Apple</a>. Ada</p><p><a href="https://aka.ms/AAb9ysg">Get Outlook for iOS</a></p>';
  const { signals } = analyse({
    subject: 'Sunday',
    body: '',
    html,
    from: { name: 'Ada', address: 'ada@willow.example' },
  });
  const found = signals.find(({ id }) => id === 'link-known-companies');
  expect(found?.evidence.map(({ quote }) => quote)).toEqual(['Apple']);
});
