/**
 * Finds elements of the mail site outside the email's body: markup in the email could imitate them and fake the sender.
 */
export function outside(body: string, within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(body));
}
