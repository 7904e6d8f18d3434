export type ResponseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; start: number; items: string[] };

/** At most three digits, because a paragraph may begin with a year. */
const NUMBER_PREFIX = /^\s*(\d{1,3})[.)]\s+/;

/**
 * Splits a response on blank lines. A block that starts with a numbered item becomes a list without the number
 * prefixes; a line without a number continues the previous item. Other blocks are paragraphs.
 */
export function responseBlocks(response: string): ResponseBlock[] {
  return response
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(toBlock);
}

/** A response without the conclusion that it begins with, for a page that shows the conclusion apart. */
export function withoutConclusion(response: string, conclusion: string): string {
  return conclusion !== '' && response.startsWith(conclusion)
    ? response.slice(conclusion.length).trimStart()
    : response;
}

function toBlock(text: string): ResponseBlock {
  const first = NUMBER_PREFIX.exec(text)?.[1];
  if (first === undefined) return { kind: 'paragraph', text };
  const items: string[] = [];
  for (const line of text.split('\n')) {
    if (NUMBER_PREFIX.test(line)) items.push(line.replace(NUMBER_PREFIX, ''));
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  return { kind: 'list', start: Number(first), items };
}
