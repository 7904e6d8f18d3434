/** A dot within a domain or address, whatever its suffix: mail programs know more suffixes than any list of ours. */
const DOT_WITHIN = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/gu;

/** A text in which programs find no link: `hxxps://bank[.]example`. */
export function withoutLinks(text: string): string {
  return text.replaceAll(DOT_WITHIN, '[.]').replaceAll(/\bhttp(?=s?:)/gi, 'hxxp');
}
