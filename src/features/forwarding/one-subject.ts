const MOST = 80;

/** A subject as it fits into a line; a sender chooses its length. */
export function oneSubject(subject: string): string {
  const text = subject.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return '(no subject)';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
