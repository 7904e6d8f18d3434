import { describe, expect, test } from 'vitest';
import { parseLink, parseLinks } from '../../../../src/engines/detection/parse/links.ts';
import { testTable } from '../../../support/test-table.ts';

const TARGET = 'https://login.evil.test/a?b=1';
const percent = encodeURIComponent(TARGET);
const base64 = Buffer.from(TARGET).toString('base64url');
const hex = Buffer.from(TARGET).toString('hex');
const linkTo = (href: string) => parseLink({ href, start: 0, end: 0 }, '');
const linksTo = (href: string) => parseLinks({ href, start: 0, end: 0 }, '').map(({ host }) => host);

describe('a redirector’s link leads to its target', () => {
  testTable([
    ['Bing', `https://www.bing.com/ck/a?!&&p=1&u=a1${base64}&ntb=1`],
    ['Google', `https://www.google.de/url?q=${percent}&sa=D`],
    ['Google’s advertising', `https://www.googleadservices.com/pagead/aclk?sa=L&adurl=${percent}`],
    ['doubleclick', `https://ad.doubleclick.net/ddm/clk/1;2;d?${TARGET}`],
    ['LinkedIn', `https://www.linkedin.com/safety/go?url=${percent}&trk=x`],
    ['YouTube', `https://www.youtube.com/redirect?event=x&q=${percent}`],
    ['Facebook', `https://l.facebook.com/l.php?u=${percent}&h=AT`],
    ['Yahoo', `https://r.search.yahoo.com/_ylt=A/RU=${percent}/RK=2/RS=x`],
    ['VK', `https://vk.com/away.php?to=${percent}`],
    ['Zhihu', `https://link.zhihu.com/?target=${percent}`],
    ['Microsoft', `https://nam12.safelinks.protection.outlook.com/?url=${percent}&data=05%7C02`],
    ['Proofpoint 1', `https://urldefense.proofpoint.com/v1/url?u=${percent}&k=x`],
    ['Proofpoint 2', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__login.evil.test_a-3Fb-3D1&d=x'],
    ['Proofpoint 3', `https://urldefense.com/v3/__${TARGET}__;!!Ab!x$`],
    ['Proofpoint 3 with characters left out', 'https://urldefense.com/v3/__https://login.evil.test/a*b=1__;Pw!!Ab!x$'],
    ['Barracuda', `https://linkprotect.cudasvc.com/url?a=${percent}&c=E,1`],
    ['Cisco', `https://secure-web.cisco.com/1Ab_/${percent}`],
    ['Trend Micro', `https://ddec1-0-en-ctp.trendmicro.com/wis/clicktime/v1/query?url=${percent}&umid=1`],
    ['Sophos', `https://eu-west-1.protection.sophos.com/?d=evil.test&u=${base64}&i=x`],
    ['Symantec', `https://clicktime.symantec.com/3Ab?u=${percent}`],
    ['FireEye', `https://protect2.fireeye.com/v1/url?k=1&q=1&u=${percent}`],
    ['Check Point', `https://protect.checkpoint.com/v2/r01/___${TARGET}___.YzJ1OmE6Yzpv`],
    ['Avanan, with a slash lost', 'https://url.avanan.click/v2/___https:/login.evil.test/a?b=1___.YXAz'],
    ['Vade', `https://antiphishing.vadesecure.com/v4?f=x&u=${percent}`],
    ['Mail.ru', `https://click.mail.ru/redir?u=${percent}`],
    ['a mailing service', `https://d1.hubspotlinks.com/Ctc/x?u=${percent}`],
    ['hexadecimal digits', `https://www.youtube.com/redirect?q=${hex}`],
    ['base64 of base64', `https://www.bing.com/ck/a?u=a1${Buffer.from(base64).toString('base64url')}`],
    ['a fragment', `https://slack-redir.net/link#${base64}`],
    ['no scheme', `https://www.google.com/url?q=${percent.replace('https%3A%2F%2F', '')}`],
  ])('%s', (_, href) => {
    expect(linkTo(href)).toMatchObject({ host: 'login.evil.test', url: { search: '?b=1' } });
  });

  testTable([
    ['https://www.google.com/amp/s/login.evil.test/a', 'login.evil.test'],
    ['https://cdn.ampproject.org/c/s/login.evil.test/a', 'login.evil.test'],
    ['https://login-my--site-test.translate.goog/a', 'login.my-site.test'],
  ])('a cached or translated page is its owner’s: %s', (href, host) => {
    expect(linkTo(href).host).toBe(host);
  });

  test('through several, each inside the one before', () => {
    const bing = `https://www.bing.com/ck/a?u=a1${base64}`;
    const google = `https://www.google.com/url?q=${encodeURIComponent(bing)}`;
    const link = linkTo(`https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(google)}`);
    expect(link.host).toBe('login.evil.test');
    expect(link.hops.map(({ hostname }) => hostname)).toEqual([
      'eur01.safelinks.protection.outlook.com',
      'www.google.com',
      'www.bing.com',
    ]);
  });

  test('of two targets to the less known', () => {
    expect(linkTo(`https://www.google.com/url?url=https://www.paypal.com/&q=${percent}`).host).toBe('login.evil.test');
  });

  test('not without end', () => {
    let href = TARGET;
    while (href.length < 3_500) href = `https://www.google.com/url?q=${encodeURIComponent(href)}`;
    expect(linkTo(href).hops.length).toBeLessThanOrEqual(6);
    expect(linkTo(`https://www.bing.com/ck/a?${'u=aHR0c&'.repeat(500)}`).host).toBe('www.bing.com');
  });
});

describe('an unknown redirector', () => {
  test('is judged beside the target that it names, because it may lead anywhere', () => {
    expect(linksTo('https://evil.test/redirect?url=https%3A%2F%2Fwww.paypal.com%2F')).toEqual([
      'evil.test',
      'www.paypal.com',
    ]);
    expect(linksTo(`https://click.shop.example/r/${base64}`)).toEqual(['click.shop.example', 'login.evil.test']);
  });

  testTable([
    ['a page to return to', `https://shop.example/login?return=${percent}`],
    ['a button to share', `https://www.facebook.com/sharer/sharer.php?u=${percent}`],
    ['a search', 'https://www.google.com/search?q=https://login.evil.test/'],
    ['an archive', 'https://web.archive.org/web/2014/http://login.evil.test/'],
    ['its own site', 'https://t.shop.example/r?u=https%3A%2F%2Fwww.shop.example%2Fa'],
    ['a namesake of Google', `https://google.ab.top/url-of?q=${percent}`],
  ])('is not %s', (_, href) => {
    expect(linksTo(href)).toEqual([new URL(href).hostname]);
  });
});
