/** At up to four bytes a character, it fits into a Postgres index entry with the other columns. */
const MAX_LENGTH = 480;

export function searchText(subject: string, name: string, address: string): string {
  return folded(`${subject}\n${name}\n${address}`).slice(0, MAX_LENGTH);
}

export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\0', ' ').toWellFormed();
}
