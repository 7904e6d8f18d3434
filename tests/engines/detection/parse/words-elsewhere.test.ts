import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const LURE =
  'Your mailbox password expires today. Confirm your password within 24 hours or your account will be closed and all messages deleted.';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><text y="9">${LURE}</text></svg>`;
const analysed = (html: string) =>
  analyse({
    subject: 'Notice',
    body: '',
    html,
    from: { name: 'Ann', address: 'ann@alder.example' },
    headers: [],
    attachments: [],
  });

describe('words that an email shows outside its text', () => {
  testTable([
    ['a drawing', `<img src="data:image/svg+xml;base64,${btoa(SVG)}">`, 'in a picture'],
    ['a drawing in percent signs', `<img src="data:image/svg+xml;utf8,${encodeURIComponent(SVG)}">`, 'in a picture'],
    ['a style sheet', `<style>p:before{content:"${LURE}"}</style><p></p>`, 'in the email’s style sheet'],
  ])('are read: %s', (_, html, source) => {
    const { verdict, signals } = analysed(html);
    expect(['suspicious', 'dangerous']).toContain(verdict);
    expect(JSON.stringify(signals)).toContain(source);
  });

  testTable([
    ['nothing', '<p></p>'],
    ['only what is hidden', '<div style="display:none">Hello Tom, see you on Friday at the usual place.</div>'],
    ['a broken drawing', '<img src="data:image/svg+xml,%E0%A4%A"><p></p>'],
  ])('an email that shows %s is not called safe', (_, html) => {
    expect(analysed(html).verdict).toBe('unknown');
  });

  test('an icon of a style sheet is no text', () => {
    const html =
      '<style>li:before{content:"\\2022"}</style><p>Hello Tom, shall we have lunch on Friday at the usual place? Ada</p>';
    expect(analysed(html)).toMatchObject({
      verdict: 'safe',
      signals: expect.not.arrayContaining([{ evidence: [{ source: /style/ }] }]),
    });
  });
});
