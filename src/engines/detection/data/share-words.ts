/**
 * How emails that push up a share’s price name and praise the share, in ten languages. Own selection from such emails
 * of 2004 to 2007 and the warnings of market supervisors about them, 2026-11.
 */

/**
 * A share’s symbol, as a stock exchange or a tip gives it, or its ISIN (ISO 6166); the symbol itself is in capitals.
 */
export const SHARE =
  /(?<![\p{L}\d])(?:sym[^\p{L}\d]?b?[^\p{L}\d]?[o0]?[^\p{L}\d]?l?|ticker|look ?up|kürzel|símbolo|symbole|simbolo|symbool|тикер|otc(?: ?bb)?|[o0] ?t ?c|pink ?sheets?|nasdaq|nyse|frankfurt|wkn|isin)[ \t]{0,3}[:=-][ \t]{0,3}([a-z][a-z0-9]{2,4}(?:\.[a-z]{1,2})?|[a-z]{2}[a-z\d]{9}\d|[a-z\d]{6})(?![\p{L}\d])|(?:銘柄コード|股票代[码碼]|证券代码)[ \t]?[:：]?[ \t]?(\d{4,6})/giu;

/** Its price, or its claimed price. */
export const SHARE_PRICE =
  /(?:\$|€|£|¥|usd|eur)[ \t]?\d{0,4}[.,]?\d{1,2}|(?:price|kurs|preis|cours|precio|preço|prezzo|koers|cena|цена|株価|股价|股價)[ \t]{0,2}[:：][ \t]{0,2}\d/giu;

/** That it will rise, and that the reader should buy now. */
export const RISE =
  /(?<!\p{L})(?:(?:price )?target(?: price)?[ \t]?:|(?:\d{1,2}|one|two|five)[ -]?day(?:s)? target|strong buy|agg?ress?ive (?:buy|investor)|speculative buy|(?:going|about|set|ready|expected) to (?:explode|soar|double|triple|skyrocket|blow up|pop)|will (?:explode|soar|double|triple|skyrocket)|hu?ge (?:gains?|profits?|volume spike|news)|undiscovered gem|hot stock|next (?:big )?(?:runner|winner)|kursziel|(?:\d{1,2})-tag(?:e)?[ -]prognose|kaufen kaufen|kursrakete|(?:vor|steht vor) (?:dem |einer )?(?:ausbruch|kursexplosion)|objectif de cours|va (?:exploser|s['’]envoler)|achat fort|precio objetivo|va a (?:dispararse|explotar)|compra fuerte|preço[- ]alvo|vai (?:disparar|explodir)|prezzo obiettivo|target di prezzo|sta per esplodere|koersdoel|gaat (?:exploderen|verdubbelen)|cena docelowa|wystrzeli|целевая цена|взлетит)|目標株価|急騰|目标价|目標價|暴涨|暴漲/giu;

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,3})(?!\d)`;

/** A share's target price. */
export const PRICE_AHEAD = new RegExp(
  String.raw`(?<!\p{L})(?:target|kursziel|objectif de cours|precio objetivo|preço[- ]alvo|prezzo obiettivo|koersdoel|cena docelowa|целевая цена|目標株価|目标价|目標價|(?:see|expect|predict|forecast)s?)(?!\p{L})[^\d\n$€£.]{0,24}[$€£]?[ \t]?${NUMBER}`,
  'giu',
);

/** A share's current price. */
export const PRICE_NOW = new RegExp(
  String.raw`(?:[$€£]|(?<!\p{L})(?:price|kurs|preis|cours|precio|preço|prezzo|koers|cena|цена|株価|股价|股價)[^\d\n]{0,12})[ \t]?${NUMBER}|(?<![\d.,])${NUMBER}[ \t]?(?:€|eur(?:os?)?(?!\p{L}))`,
  'giu',
);

/** A symbol or WKN in capitals, behind a label, even if that is misspelt, or in brackets. */
export const SYMBOL =
  /(?:[(:=][ \t]{0,3}|WKN[ \t])((?!(?:OTC|WKN|ISIN|NYSE|AMEX|NASDAQ|USD|EUR|GBP|CHF)(?![A-Z]))[A-Z]{3,5}(?:\.[A-Z]{1,2})?|(?=[A-Z\d]{0,5}\d)[A-Z\d]{6})(?![\p{L}\d])/gu;
