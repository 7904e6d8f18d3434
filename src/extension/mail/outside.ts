/**
 * Finds elements of the mail site itself. An email's own markup may carry the site's names, and what it says of its sender
 * there would be believed.
 */
export function outside(body: string, within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(body));
}
