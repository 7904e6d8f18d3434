/** Where a mail site has its list of emails. */
export interface MessageList {
  rows(page: Document): ListRow[];
  /** That have the ids. Sites use one row for another email. */
  attributes: string[];
}

export interface ListRow {
  /** What a screen reader reads as one. */
  element: Element;
  conversation: string;
  /** The mark goes before it, in a line of text. */
  before: Element;
}
