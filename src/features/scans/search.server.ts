/** With one letter in up to four bytes an index entry of Postgres holds it together with the rest of its columns. */
const LONGEST = 480;

/** What a search of the list reads of a scan: its subject and its sender, without case and accents. */
export function searchText(subject: string, name: string, address: string): string {
  return folded(`${subject}\n${name}\n${address}`).slice(0, LONGEST);
}

/** As it is looked for in that text. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\0', ' ').toWellFormed();
}
