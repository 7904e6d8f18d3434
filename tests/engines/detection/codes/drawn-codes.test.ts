import encodeQR from 'qr';
import { describe, expect, test } from 'vitest';
import { readDrawnCodes } from '../../../../src/engines/detection/codes/drawn-codes.ts';
import { drawnCodes, withDrawnCodes } from '../../../../src/engines/detection/codes/with-drawn-codes.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { DRAWINGS, drawnCode } from '../../../../src/tools/bench/capabilities/drawing.ts';
import { testTable } from '../../../support/test-table.ts';

const PAGE = 'https://login.northwind.example/session?id=4711';
const rows = encodeQR(PAGE, 'raw', { border: 1 });
const size = rows.length;
const each = (draw: (dark: boolean, x: number, y: number) => string, between = '') =>
  rows.map((row, y) => row.map((dark, x) => draw(dark, x, y)).join('')).join(between);
/** Runs of equal modules in a row. */
const runs = (row: readonly boolean[]) =>
  row.reduce<{ dark: boolean; length: number }[]>((found, dark) => {
    const last = found.at(-1);
    if (last?.dark === dark) last.length += 1;
    else found.push({ dark, length: 1 });
    return found;
  }, []);
const read = (html: string, body = '') => readDrawnCodes({ html, body }).map(({ text }) => text);

describe('a code is read however it is drawn', () => {
  testTable(DRAWINGS)('%s', async (drawing) => {
    expect(read(drawnCode(PAGE, drawing))).toEqual([PAGE]);
    expect(await drawnCodes({ html: `<p>Hello</p>${drawnCode(PAGE, drawing)}`, body: '' })).toMatchObject([
      { text: PAGE, isDrawn: true },
    ]);
  });

  testTable(['blocks', 'double', 'half', 'emoji'] as const)('%s in plain text, and in a quotation', (drawing) => {
    const text = drawnCode(PAGE, drawing, false);
    expect(read('', `Hello\n\n${text}\n\nAda`)).toEqual([PAGE]);
    expect(read('', text.replace(/^/gm, '> '))).toEqual([PAGE]);
  });

  testTable([
    [
      'a table with cells over several columns',
      `<table>${rows
        .map(
          (row) =>
            `<tr>${runs(row)
              .map(({ dark, length }) => `<td colspan=${length}${dark ? ' bgcolor=black' : ''}>`)
              .join('')}`,
        )
        .join('')}</table>`,
    ],
    [
      'a table with widths, and its colours in a style sheet',
      `<style>.k { background: #111 } td { height: 6px }</style><table>${rows
        .map(
          (row) =>
            `<tr>${runs(row)
              .map(({ dark, length }) => `<td${dark ? ' class="k"' : ''} width="${6 * length}"></td>`)
              .join('')}</tr>`,
        )
        .join('')}</table>`,
    ],
    [
      'white cells on a dark table',
      `<table bgcolor="#000">${rows.map((row) => `<tr>${row.map((dark) => `<td${dark ? '' : ' style="background:#fff"'}></td>`).join('')}</tr>`).join('')}</table>`,
    ],
    [
      'floating boxes that wrap',
      `<div style="width:${size * 4}px">${each((dark) => `<i style="float:left;width:4px;height:4px;background:${dark ? 'black' : 'white'}"></i>`)}</div>`,
    ],
    [
      'boxes at their own places',
      `<div style="position:relative">${each((dark, x, y) => (dark ? `<b style="position:absolute;left:${x * 3}px;top:${y * 3}px;width:3px;height:3px;background:#222"></b>` : ''))}</div>`,
    ],
    [
      'shadows of one box',
      `<div style="width:4px;height:4px;box-shadow:${rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x * 4}px ${y * 4}px 0 #000`] : []))).join(',')}"></div>`,
    ],
    [
      'lines of a path',
      `<svg viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${rows
        .map((row, y) => {
          let at = 0;
          return runs(row)
            .map(({ dark, length }) => {
              at += length;
              return dark ? `M${at - length} ${y + 0.5}h${length}` : '';
            })
            .join('');
        })
        .join('')}"/></svg>`,
    ],
    ['an encoder’s own path', encodeQR(PAGE, 'svg')],
    [
      'dark groups on white',
      `<svg width="290" height="290"><rect width="290" height="290" fill="white"/><g fill="#0a0a0a">${each((dark, x, y) => (dark ? `<rect x="${x * 10}" y="${y * 10}" width="10" height="10"/>` : ''))}</g></svg>`,
    ],
    ['light characters on a dark page', `<pre>${each((dark) => (dark ? '  ' : '██'), '\n')}</pre>`],
    ['characters as entities, with line breaks', each((dark) => (dark ? '&#9608;&#9608;' : '&nbsp;&nbsp;'), '<br>\n')],
    ['number signs', `<pre>${each((dark) => (dark ? '##' : '  '), '\n')}</pre>`],
  ])('%s', (_, html) => {
    expect(read(html)).toEqual([PAGE]);
  });

  test('up to the largest version that an email has use for', () => {
    const long = `https://northwind.example/${'a1'.repeat(400)}`;
    expect(read(drawnCode(long, 'svg-path'))).toEqual([long]);
  });
});

describe('what is no code', () => {
  testTable([
    ['a chessboard', `<table>${'<tr>'.concat('<td bgcolor=#000></td><td></td>'.repeat(20)).repeat(40)}</table>`],
    ['a bar chart', `<pre>${Array.from({ length: 30 }, (_, i) => '█'.repeat(20 + (i % 7))).join('\n')}</pre>`],
    ['an icon', '<svg viewBox="0 0 24 24"><path d="M12 2v20M2 12h20"/></svg>'],
    ['a page of text in cells', `<table>${'<tr><td>One</td><td>Two</td></tr>'.repeat(200)}</table>`],
  ])('%s', (_, html) => {
    expect(read(html)).toEqual([]);
  });

  test('a code with a broken corner is left alone', () => {
    const broken = drawnCode(PAGE, 'double', false).split('\n');
    expect(read('', broken.map((line, at) => (at < 9 ? line.replaceAll('█', ' ') : line)).join('\n'))).toEqual([]);
  });

  testTable([
    ['boxes without end', '<i style="width:1px;height:1px;background:#000"></i>'.repeat(20_000)],
    ['a path without end', `<svg><path d="M0 0${'h1v1h-1z'.repeat(120_000)}"/></svg>`],
    ['cells without end', `<table>${'<tr><td bgcolor=#000>'.repeat(40_000)}</table>`],
    ['nested elements', '<div style="width:3px">'.repeat(40_000)],
    ['shadows without end', `<b style="box-shadow:${'1px 1px #000,'.repeat(70_000)}"></b>`],
  ])('%s are no code', (_, html) => {
    expect(read(html)).toEqual([]);
  });
});

describe('what a drawn code means', () => {
  const LURE = 'Scan the QR code with your phone to keep your account.';
  const drawn = (code: string) => ({ subject: 'Your account', body: `<p>${LURE}</p>${drawnCode(code, 'table')}` });
  const idsOf = ({ signals }: ReturnType<typeof analyse>) => signals.map(({ id }) => id);

  test('its page is judged like any link, and named with its place', async () => {
    const analysis = analyse(await withDrawnCodes(drawn('https://paypal.com.account-check.example/')));
    const link = analysis.signals.find(({ id }) => id === 'link-look-alike');
    expect(link?.evidence[0]).toMatchObject({ source: 'the QR code drawn in the email' });
    expect(idsOf(analysis)).toContain('qr-code-link');
  });

  testTable([
    ['Wi-Fi', 'WIFI:T:WPA;S:Guest;P:pine;;', 'Wi-Fi access'],
    ['a card', 'BEGIN:VCARD\nFN:Ada\nURL:https://ada.example\nEND:VCARD', 'contact details'],
    ['a payment', 'BCD\n002\n1\nSCT\n\nClub\nDE89370400440532013000\nEUR48', 'payment details'],
    ['a number', 'TICKET 4711.A12', 'text'],
  ])('%s is not called a page', async (_, code, content) => {
    const analysis = analyse(await withDrawnCodes(drawn(code)));
    expect(analysis.signals.find(({ id }) => id === 'qr-code-without-link')?.sentence).toContain(content);
    expect(idsOf(analysis)).not.toContain('qr-code-lure');
    expect(idsOf(analysis)).not.toContain('qr-code-link');
    expect(JSON.stringify([analysis.conclusion, analysis.response])).not.toMatch(
      /Don’t scan|before you scan|instead of scanning|unchecked page/,
    );
  });

  test('an email’s source is read the same way', async () => {
    const source = `From: a@alder.example\nSubject: Hi\nContent-Type: text/html; charset=utf-8\n\n${drawnCode(PAGE, 'boxes')}`;
    expect((await readMessage(source)).qrCodes).toMatchObject([{ text: PAGE, isDrawn: true }]);
  });

  test('codes that were read already are kept', async () => {
    const email = { ...drawn(PAGE), qrCodes: [{ text: 'known', attachment: 'a.png' }] };
    expect(await withDrawnCodes(email)).toBe(email);
  });
});
