/** A browser's plain form post asks for HTML. */
export function wantsJson(accept: string | null, contentType: string | null): boolean {
  const types = (accept ?? '').toLowerCase();
  if (types.includes('application/json')) return true;
  return !types.includes('text/html') && mediaType(contentType) === 'application/json';
}

export function mediaType(contentType: string | null): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
}
