/** Says whether the caller reads JSON: browsers that post a form on their own ask for HTML. */
export function wantsJson(accept: string | null, contentType: string | null): boolean {
  const types = (accept ?? '').toLowerCase();
  if (types.includes('application/json')) return true;
  return !types.includes('text/html') && mediaType(contentType) === 'application/json';
}

export function mediaType(contentType: string | null): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
}
