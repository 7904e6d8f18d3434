const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text in HTML that is put together as text, and for values of attributes in double quotes. */
export function escapeHtml(text = ''): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
