import { wordSet } from './table.ts';

/**
 * Top-level domains under which far more abuse than honest mail is sent, because names there cost next to nothing. Own
 * selection from the registries' price lists and links in phishing letters, 2026-11.
 */
export const SUSPICIOUS_TLDS = wordSet(`
  tk ml ga cf gq top xyz icu cyou cfd sbs rest click link live fun buzz monster quest beauty hair skin makeup
  lol mom pics boats autos homes yachts bond shop store site online website space club vip work loan win bid
  date download racing review science stream trade party faith cricket accountant men country kim gdn ooo
  zip mov support bar best digital life today world rocks uno surf pw su cam help ninja tokyo wang ren
  garden zone cloud fit cc motorcycles christmas locker webcam host
  lat cheap diet degree gift hosting ryukyu
  okinawa claims`);
