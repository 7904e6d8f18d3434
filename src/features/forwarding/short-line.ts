const MOST = 80;

/** Shortens a subject or sender to one line, because the email's writer chose its length. */
export function shortLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
