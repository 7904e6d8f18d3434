/** Markup in the email could imitate the site's elements and fake the sender. */
export function outside(body: string, within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(body));
}
