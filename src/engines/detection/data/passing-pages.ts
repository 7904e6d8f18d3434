/**
 * Pages of known companies that redirect to any address, as a host without `www.` and the beginning of a path; a Google
 * host represents those of all countries. Own selection from the sites and from links in phishing emails, 2026-11.
 */
export const PASSING_PAGES: readonly string[] = [
  'google.com/amp/',
  'google.com/url',
  'translate.google.com/',
  'googleweblight.com/',
  'googleads.g.doubleclick.net/',
  'adclick.g.doubleclick.net/',
  'bing.com/ck/a',
  'baidu.com/link',
  'youtube.com/redirect',
  'linkedin.com/slink',
  'slack-redir.net/',
  'steamcommunity.com/linkfilter',
  'vk.com/away.php',
];
