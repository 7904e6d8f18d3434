import { describe, expect, test } from 'vitest';
import { blocklistKey } from '../../../src/engines/detection/index.ts';
import { keysOfBlocklist, MAX_ENTRIES } from '../../../src/features/lists/parse-blocklist.server.ts';
import { testTable } from '../../support/test-table.ts';

const keysOf = async (text: string) => [...(await keysOfBlocklist(new TextEncoder().encode(text)))];
const sorted = (...entries: string[]) => entries.map((entry) => blocklistKey(entry) ?? 0).sort((a, b) => a - b);

describe('a list is read', () => {
  testTable([
    [
      'URLs',
      '# a list\nhttps://alder.example/a\n\nhttp://elm.example/b?c=1\n',
      ['alder.example/a', 'elm.example/b?c=1'],
    ],
    ['hosts', 'alder.example\r\nelm.example', ['alder.example', 'elm.example']],
    ['a hosts file', '# hosts\n127.0.0.1 alder.example\n0.0.0.0\telm.example', ['alder.example', 'elm.example']],
    [
      'URLhaus’s CSV',
      '# id,dateadded,url,url_status\n"1","2026-11-01","http://alder.example/a,b","online","x"\n',
      ['alder.example/a,b'],
    ],
    [
      'PhishTank’s CSV',
      'phish_id,url,phish_detail_url\n7,https://alder.example/a,http://www.phishtank.com/7\n',
      ['alder.example/a'],
    ],
    [
      'URLs with commas',
      'https://alder.example/,foo\nhttps://elm.example/a,b',
      ['alder.example/,foo', 'elm.example/a,b'],
    ],
    ['CSV with a comma in a quoted URL', '1,"https://alder.example/,b",x', ['alder.example/,b']],
    ['CSV that starts with the URL', 'url,status\nhttps://alder.example/a,online', ['alder.example/a']],
    ['CSV with a # in a field', '1,"no. # 1",https://alder.example/a,x', ['alder.example/a']],
    [
      'entries with a comment',
      'alder.example # seen today\nhttps://elm.example/a\t#b, c\n0.0.0.0 oak.example # d',
      ['alder.example', 'elm.example/a', 'oak.example'],
    ],
    ['a # in a URL', 'https://alder.example/a#b', ['alder.example/a']],
    ['wildcards before hosts', '*.alder.example\n.elm.example', ['alder.example', 'elm.example']],
    ['the same address twice', 'alder.example\nhttp://ALDER.example/\n', ['alder.example']],
  ])('%s', async (_, text, entries) => {
    expect(await keysOf(text as string)).toEqual(sorted(...(entries as string[])));
  });

  test('into memory that threads share', async () => {
    expect((await keysOfBlocklist(new TextEncoder().encode('alder.example'))).buffer).toBeInstanceOf(SharedArrayBuffer);
  });
});

describe('a list is refused', () => {
  testTable([
    [
      'that is a page',
      `<!doctype html>\n<p>Sign in to the Wi-Fi\n${'<p>Please wait a while\n'.repeat(9)}`,
      /are not addresses/,
    ],
    ['that is empty', '# nothing today\n', /no entries/],
    [
      'with one line in five unreadable',
      'a.example\nb.example\nc.example\nd.example\nnot an address\n',
      /1 of its 5 lines/,
    ],
    [
      'with more entries than are kept',
      Array.from({ length: MAX_ENTRIES + 1 }, (__, at) => `h${at}.example`).join('\n'),
      /more than 1,000,000/,
    ],
  ])('%s', async (_, text, reason) => {
    await expect(keysOf(text as string)).rejects.toThrow(reason as RegExp);
  });

  test('but not for one line in ten that is unreadable', async () => {
    const text = `${Array.from({ length: 9 }, (_, at) => `h${at}.example`).join('\n')}\nnot an address`;
    expect(await keysOf(text)).toHaveLength(9);
  });
});

test('a long list leaves the server time for others', async () => {
  const text = Array.from({ length: 50_000 }, (_, at) => `h${at}.example`).join('\n');
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await keysOf(text);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});
