const MOST = 80;

/** A subject or a sender as it fits into a line, because its writer chose its length. */
export function shortLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
