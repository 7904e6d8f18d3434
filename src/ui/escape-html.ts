const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text in HTML strings, and for attribute values in double quotes. */
export function escapeHtml(text = ''): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
