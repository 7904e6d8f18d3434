import { wordSet } from './table.ts';

/**
 * Top-level domains with far more abuse than legitimate email, because names there cost next to nothing. Own selection
 * from the registries' price lists and links in phishing emails, 2026-11.
 */
export const SUSPICIOUS_TLDS = wordSet(`
  tk ml ga cf gq top xyz icu cyou cfd sbs rest click link live fun buzz monster quest beauty hair skin makeup
  lol mom pics boats autos homes yachts bond shop store site online website space club vip work loan win bid
  date download racing review science stream trade party faith cricket accountant men country kim gdn ooo
  zip mov support bar best digital life today world rocks uno surf pw su cam help ninja tokyo wang ren
  garden zone cloud fit cc motorcycles christmas locker webcam host
  lat cheap diet degree gift hosting ryukyu
  okinawa claims`);

/**
 * Suffixes under which international brands own their names; elsewhere anyone may. Own selection from the brands' lists
 * of country sites, 2026-11.
 */
export const MARKET_SUFFIXES = wordSet(`
  com eu de at ch li fr be lu nl uk co.uk ie es pt it gr com.gr cy com.cy com.mt se no dk fi is pl cz sk hu ro bg hr si lt lv ee
  rs ba mk al ua com.ua ru by kz tr com.tr ge am az co.il ae com.sa sa com.qa qa com.kw com.bh com.eg co.ma ma tn com.ng ng
  co.ke co.za com.gh us ca com.mx mx com.br com.ar cl com.co com.pe com.ec com.uy com.ve co.cr com.gt com.pa com.do com.pr
  com.au co.nz jp co.jp co.kr kr cn com.cn com.hk hk com.tw tw com.sg sg com.my co.id id co.th com.ph com.vn vn in co.in
  com.pk lk com.bd com.np`);

/** `com` with a letter left out: such typing errors are registered on purpose. */
export const MISTYPED_COM = wordSet('cm om');

/**
 * Country suffixes that are file extensions as well: `voters.md` is not an address. Own selection from the registries'
 * list and the files that people name in emails, 2026-11.
 */
export const FILE_EXTENSION_TLDS = wordSet('ai am app as cc in md mk mov ms net pl pm ps py rs sh so st tf zip');
