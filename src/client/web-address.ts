/** Keeps `javascript:` and similar addresses away from `location`. */
export function isWebAddress(address: unknown): address is string {
  return typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
