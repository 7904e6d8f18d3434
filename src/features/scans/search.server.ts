/** At up to four bytes a character, it fits into a Postgres index entry with the other columns. */
const MAX_LENGTH = 480;

/** The subject and sender of a scan as they are searched, without case and accents. */
export function searchText(subject: string, name: string, address: string): string {
  return folded(`${subject}\n${name}\n${address}`).slice(0, MAX_LENGTH);
}

/** Normalizes search words as `searchText` does. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\0', ' ').toWellFormed();
}
