import { wordSet } from './table.ts';

/**
 * Pages of known companies that redirect to any address, as a host without `www.` and the beginning of a path; a Google
 * host represents those of all countries. Own selection from the sites and from links in phishing emails, 2026-11.
 */
export const OPEN_REDIRECTS: readonly string[] = [
  'google.com/amp/',
  'google.com/url',
  'google.com/aclk',
  'google.com/pagead/aclk',
  'maps.google.com/url',
  'images.google.com/url',
  'notifications.google.com/g/p/',
  'translate.google.com/',
  'googleweblight.com/',
  'googleadservices.com/pagead/aclk',
  'googleads.g.doubleclick.net/',
  'adclick.g.doubleclick.net/',
  'ad.doubleclick.net/',
  'cdn.ampproject.org/',
  'bing.com/ck/a',
  'r.search.yahoo.com/',
  'duckduckgo.com/l/',
  'baidu.com/link',
  'yandex.ru/redir',
  'clck.yandex.ru/redir/',
  'click.mail.ru/redir',
  'r.mail.ru/',
  'youtube.com/redirect',
  'linkedin.com/slink',
  'linkedin.com/safety/go',
  'linkedin.com/redir/',
  'facebook.com/l.php',
  'l.facebook.com/',
  'lm.facebook.com/',
  'l.instagram.com/',
  'l.messenger.com/',
  'l.wl.co/',
  'out.reddit.com/',
  'medium.com/r/',
  't.umblr.com/redirect',
  'slack-redir.net/',
  'steamcommunity.com/linkfilter',
  'href.li/',
  'vk.com/away.php',
  'away.vk.com/',
  'ok.ru/dk',
  'link.zhihu.com/',
  'link.csdn.net/',
  'pixiv.net/jump.php',
  'track.adform.net/',
];

/**
 * Parameters in which redirecting pages have an address even without its scheme. From the pages above, 2026-11.
 */
export const TARGET_PARAMETERS = wordSet('url u q to target dest destination adurl lite_url uddg z');

/**
 * Names of redirecting pages: a part of the path without its extension, or the first label of the host. Own selection
 * from the pages above and from open redirects in phishing emails, 2026-11.
 */
export const REDIRECTING_NAMES = wordSet(`
  redirect redirects redirector redirection redir rd r go goto out outbound exit away click clicks clk ck cl track tracking trk link
  links lnk url jump leave external extern forward fwd weiterleitung redireccion redirection`);
