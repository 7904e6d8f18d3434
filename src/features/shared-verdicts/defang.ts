const SCHEME = /\b(h)tt(ps?)(?=:\/\/)/gi;
/** A dot before the last labels of a host. File names have one too, and stay readable when it is defanged. */
const DOT = /(?<=[\p{L}\p{N}\]-])\.(?=[\p{L}\p{N}-]{1,63}(?:[.:/?#@"'”’»)>\],;\s]|$))/gu;
/** Whether the text after a dot can end a host: a top-level domain or a part of an IP address. */
const HOST =
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}_-]{1,63}\.){1,20}(?:\p{L}[\p{L}\p{N}-]{1,62}|\d{1,3})(?![\p{L}\p{N}])/gu;
const AT = /@(?=[\p{L}\p{N}])/gu;

/** Addresses as security people write them, `hxxps://login[.]example`, which programs don't turn into links. */
export function defang(text: string): string {
  return text
    .replace(SCHEME, '$1xx$2')
    .replace(HOST, (host) => (isNumber(host) ? host : host.replace(DOT, '[.]')))
    .replace(AT, '[@]');
}

/** An amount, a date or a version: `1.99`, `28.11.2026`. An IP address has four parts. */
function isNumber(host: string): boolean {
  return /^[\d.]+$/.test(host) && host.split('.').length !== 4;
}
