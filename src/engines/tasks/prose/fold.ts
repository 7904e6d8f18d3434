const ACCENTED = /[\u00c0-\u024f]/g;

/** Small letters without accents, each in its place: offsets into the result are offsets into the text. */
export function fold(text: string): string {
  return text
    .replace(ACCENTED, (letter) => (letter === 'ß' ? 's' : letter.normalize('NFD').charAt(0)))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s/g, ' ');
}
