/** The text of a PDF's object with that number, without its keywords; empty if there is none. */
export type ObjectOf = (number: string) => string;

const OBJECT = /(?<!\d)(\d{1,9})\s{1,5}\d{1,5}\s{1,5}obj\b/g;
/** Characters of an object that are read: dictionaries of colours and parameters are shorter. */
const LENGTH = 400;

/**
 * Looks up objects by number (ISO 32000, 7.3.10). The file is searched once, and only if something is looked up: a scan
 * can refer to an object for each of 200 pictures.
 * @param text the text between the streams; if two objects have the same number, the later one replaces the earlier
 */
export function objectsIn(text: string): ObjectOf {
  let places: Map<string, number> | undefined;
  return (number) => {
    places ??= new Map(
      Array.from(text.matchAll(OBJECT), ({ 0: keyword, 1: own = '', index }) => [own, index + keyword.length]),
    );
    const at = places.get(number);
    if (at === undefined) return '';
    const object = text.slice(at, at + LENGTH);
    const end = object.indexOf('endobj');
    return end < 0 ? object : object.slice(0, end);
  };
}
