export type Host = 'api' | 'predict' | 'compare' | 'forms' | 'notify';

/** The backends a page may talk to. Their base URLs are fixed at build; an empty one is the page's own origin. */
const BASE_URLS: Record<Host, string> = {
  api: import.meta.env.PUBLIC_API_URL || '',
  predict: import.meta.env.PUBLIC_PREDICT_URL || '',
  compare: import.meta.env.PUBLIC_COMPARE_URL || '',
  forms: import.meta.env.PUBLIC_FORMS_URL || '',
  notify: import.meta.env.PUBLIC_NOTIFY_URL || '',
};

/** Base URL of a backend, always absolute. */
export function baseUrl(host: Host): string {
  return BASE_URLS[host] || location.origin;
}

/** Says whether `url` belongs to our own backend: only there may the bearer token and the device cookie go. */
export function isOwnBackend(url: URL): boolean {
  return url.origin === location.origin || url.origin === new URL(baseUrl('api')).origin;
}
