/** Where a mail site has its list of emails. */
export interface MessageList {
  rows(page: Document): ListRow[];
  /** Attributes with the ids. Sites reuse a row for another email. */
  attributes: string[];
}

export interface ListRow {
  /** What a screen reader reads as one. */
  element: Element;
  conversation: string;
  /** The mark goes before it, in a line of text. */
  before: Element;
}
