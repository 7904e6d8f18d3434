/** Does it each time that the browser is connected again. @returns what ends it */
export function whenOnline(work: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', work);
  return () => window.removeEventListener('online', work);
}
