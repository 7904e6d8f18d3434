/**
 * Letters that readers take for Latin ones: the single letters of Unicode's confusables.txt (version 10; copyright
 * Unicode, Inc., https://www.unicode.org/license.txt) whose prototype is a Latin letter, with a few more that appear in
 * emails. Other scripts' vowel signs and digits, which no sender mixes into Latin words, are left out; so is the
 * Cyrillic Б, whose small letter resembles none: a word would differ from itself at the start of a sentence. So are
 * full-width, mathematical, circled and accented letters, which NFKD folds already. 2026-11.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀАΑꭺᎪᗅꓮ',
  b: 'вЬьƄʙВΒᏴƁᏏᖯꞴᗷꓐɓƃƂƀҍҌѣѢ',
  c: 'сϲᴄСϹᏟⲥꮯ𐐽Ⲥꓚ𐐕ȼҫҪƇ',
  d: 'ԁɗđᴅꓒᎠƊᏧᑯᗞᗪꓓɖƌĐÐƉᒇ',
  e: 'еεєᴇЕΕᎬꬲҽꓰɇɆҿ',
  f: 'ғꜰƒϜꬵꞙքꞘᖴꓝƑᵮ',
  g: 'ɡցɢԌᏀᶃƍᏳꓖɠǥǤƓ',
  h: 'һհнʜНΗᎻᏂⲎᕼꓧɦꚕᏲⱧҢħℏћĦӉӇ',
  i: 'іιıɩɪІΙӀꙇꭵᎥɨᵻᵼƖꓲƗ',
  j: 'јϳᴊЈꞲͿᎫᒍꓙɉɈ',
  k: 'кκᴋКΚᏦⲔꓗƙⱩҚꝀҞƘ',
  l: 'ӏłʟᏞǀⲒⳐᒪꓡ𐐛Łɭƚɫ',
  m: 'мᴍМΜᎷϺⲘᗰꓟӍ',
  n: 'ոηпɴΝռⲚꓠɳƞƝᵰ',
  o: 'оοօøᴏОΟՕØᴑꬽσⲟ𐐬Ⲟꓳ𐐄ꬾɵꝋөѳꮎꮻƟꝊθϑΘϴӨѲᎾᏫꭴᎤ',
  p: 'рρᴘРΡᏢƤⲣⲢᑭꓑƥᵽᒆ',
  q: 'ԛգզʠ',
  r: 'гʀᏒꭇꭈᴦⲅꮁƦᎡᖇꓣɽɼɍᵲґ',
  s: 'ѕꜱЅՏᏚƽꮪ𐑈Ꮥꓢ𐐠ʂᵴ',
  t: 'тτᴛТΤᎢƬⲦꓔƭȾƮҬŧŦᵵ',
  u: 'սυᴜՍꞟꭎꭒʋᑌꓴᵾꮜɄᏌᑧ',
  v: 'νѵᴠѴᏙꮩᐯꓦ',
  w: 'ԝѡᴡԜᎳɯաꮃᏔꓪѽꝡ',
  x: 'хχХΧᕁᕽꞳⲬꓫҲ',
  y: 'уγүʏУΥҮƳɣᶌꭚⲨᎩᎽꓬƴɏұɎҰ',
  z: 'ᴢΖᏃꮓꓜʐƶƵȥȤᵶ',
  ae: 'æÆ',
  oe: 'œŒ',
  ss: 'ßẞ',
};

const letters = new Map<string, string>();
for (const [latin, others] of Object.entries(LOOK_ALIKES)) for (const other of others) letters.set(other, latin);

/** Look-alike letter → the Latin letter it is taken for. */
export const CONFUSABLES: ReadonlyMap<string, string> = letters;
