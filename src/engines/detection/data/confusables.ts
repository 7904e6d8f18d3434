/**
 * Letters that readers take for Latin ones, from Unicode's confusables list cut down to those that turn up in mail.
 * Full-width, mathematical, circled and accented letters are absent: NFKD already folds them.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀАΑꭺ',
  b: 'вЬьƄʙВΒᏴ',
  c: 'сϲᴄСϹᏟ',
  d: 'ԁɗđᴅꓒᎠ',
  e: 'еεєᴇЕΕᎬ',
  f: 'ғꜰƒϜ',
  g: 'ɡցɢԌᏀ',
  h: 'һհнʜНΗᎻ',
  i: 'іιıɩɪІΙӀ',
  j: 'јϳᴊЈ',
  k: 'кκᴋКΚᏦ',
  l: 'ӏłʟᏞ',
  m: 'мᴍМΜᎷ',
  n: 'ոηпɴΝ',
  o: 'оοօøᴏОΟՕØ',
  p: 'рρᴘРΡᏢ',
  q: 'ԛգ',
  r: 'гʀᏒ',
  s: 'ѕꜱЅՏᏚ',
  t: 'тτᴛТΤᎢ',
  u: 'սυᴜՍ',
  v: 'νѵᴠѴᏙ',
  w: 'ԝѡᴡԜᎳ',
  x: 'хχХΧ',
  y: 'уγүʏУΥҮ',
  z: 'ᴢΖᏃ',
  ae: 'æÆ',
  oe: 'œŒ',
  ss: 'ßẞ',
};

const letters = new Map<string, string>();
for (const [latin, others] of Object.entries(LOOK_ALIKES)) for (const other of others) letters.set(other, latin);

/** Look-alike letter → the Latin letter it is taken for. */
export const CONFUSABLES: ReadonlyMap<string, string> = letters;
