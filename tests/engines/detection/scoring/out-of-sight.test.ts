import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const NEWS =
  'Dear members, thank you for the photos of the garden. The beans did well this year, but the potatoes were late because of the wet June. We met in the village hall on Saturday and agreed on new paths for the autumn. '.repeat(
    4,
  );
const PICTURE = '<a href="https://lobo.example/a"><img src="https://lobo.example/a.png"></a>';
const analysed = (html: string) =>
  analyse({ subject: 'News', body: '', html, from: { name: 'Ada', address: 'ada@willow.example' } });
const isFound = (html: string) => analysed(html).signals.some(({ id }) => id === 'pushed-out-of-sight');

describe('text behind a large empty space', () => {
  testTable([
    ['a tall paragraph', '<p style="height: 1201px;"></p>'],
    ['a tall cell', '<table><tr><td height="2000"></td></tr></table>'],
    ['a tall row', '<table><tr><td height="2000"></td></tr><tr><td>Hello</td></tr></table>'],
    ['a screen many times over', '<div style="min-height:300vh"></div>'],
    ['a margin', '<div style="margin-top:4000px"></div>'],
    ['several lower ones', '<div style="height:900px"></div>'.repeat(2)],
    ['a margin below what is in sight', '<p style="margin-bottom:3000px">Hello</p>'],
    ['a rule of the style sheet', '<style>.gap { height: 2000vh; }</style><div class="gap"><div></div></div>'],
    ['line breaks', '<br>'.repeat(40)],
    ['empty paragraphs', '<p>&nbsp;</p>'.repeat(40)],
  ])('reassures nobody: %s', (_, space) => {
    const { verdict, signals } = analysed(`${PICTURE}${space}<p>${NEWS}</p>`);
    expect(verdict).not.toBe('safe');
    expect(signals.map(({ id }) => id)).toContain('pushed-out-of-sight');
    expect(signals.map(({ id }) => id)).not.toContain('wording-honest');
  });

  testTable(['margin-top', 'padding-top'])('may be its own: %s', (edge) => {
    const { verdict, signals } = analysed(`${PICTURE}<p style="${edge}:3000px">${NEWS}</p>`);
    expect(verdict).not.toBe('safe');
    expect(signals.map(({ id }) => id)).toContain('pushed-out-of-sight');
  });

  test('takes no warning away', () => {
    const lure =
      '<p>Your parcel is waiting. Pay the fee of 1.99 today, or it goes back to the sender.</p><a href="https://lobo.example/a">Pay the fee</a>';
    const RANKS = ['None', 'Low', 'Medium', 'High', 'Critical'];
    const alone = RANKS.indexOf(analysed(lure).severity);
    expect(alone).toBeGreaterThan(0);
    const filled = analysed(`${lure}<div style="height:2000px"></div><p>${NEWS}</p>`);
    expect(RANKS.indexOf(filled.severity)).toBeGreaterThanOrEqual(alone);
  });

  testTable([
    ['spaces between the parts of a text', `<p>Hello</p>${'<p style="margin:400px 0">Hello</p>'.repeat(9)}`],
    ['a tall layout around it', `${PICTURE}<div style="height:1500px"><p>${NEWS}</p></div>`],
    [
      'a tall picture',
      `${PICTURE}<div style="height:1500px"><img src="https://willow.example/b.png"></div><p>${NEWS}</p>`,
    ],
    ['a picture behind it', `${PICTURE}<div style="height:1500px;background:url(b.png)"></div><p>${NEWS}</p>`],
    ['the space in a column', `<table><tr><td>${PICTURE}${'<br>'.repeat(40)}</td><td>${NEWS}</td></tr></table>`],
    ['empty cells', `${PICTURE}<table><tr>${'<td><p>&nbsp;</p></td>'.repeat(40)}</tr></table><p>${NEWS}</p>`],
    ['hidden lines', `${PICTURE}<div style="display:none">${'<br>'.repeat(40)}</div><p>${NEWS}</p>`],
    ['a hidden space', `${PICTURE}<div style="display:none;height:2000px"></div><p>${NEWS}</p>`],
    ['a small space', `${PICTURE}<p style="height:40px"></p><p>${NEWS}</p>`],
    ['nothing below', `${PICTURE}<p>${NEWS}</p><p style="height:1201px"></p>`],
    ['nothing above', `<p style="height:1201px"></p><p>${NEWS}</p>`],
  ])('is not %s', (_, html) => {
    expect(isFound(html)).toBe(false);
  });

  test('takes nothing from a text in sight, nor from one that pushes nothing but itself', () => {
    const from = { name: 'Ada', address: 'ada@willow.example' };
    const spread = (opening: string) => analyse({ subject: 'News', body: `${opening}${'\n'.repeat(40)}${NEWS}`, from });
    expect(spread('Hello Tom,').verdict).toBe('safe');
    expect(spread('Look: https://lobo.example/a').verdict).not.toBe('safe');
    expect(analysed(`<p>${NEWS}</p><p style="height:1201px"></p><p>${NEWS}</p>`).verdict).toBe('safe');
  });
});
