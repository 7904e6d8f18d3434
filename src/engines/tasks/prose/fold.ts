/** Letters that have no decomposition. */
const LETTERS: Readonly<Record<string, string>> = { ß: 's', ł: 'l', Ł: 'l', ø: 'o', Ø: 'o', đ: 'd' };
const ACCENTED = /[\u00c0-\u024f]/g;

/** Lower case without accents. Keeps offsets: the result has the length of the text. */
export function fold(text: string): string {
  return text
    .replace(ACCENTED, (character) => LETTERS[character] ?? character.normalize('NFD').charAt(0))
    .replace(/[A-Z]/g, (character) => character.toLowerCase())
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s/g, ' ');
}
