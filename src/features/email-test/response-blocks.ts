export type ResponseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; start: number; items: string[] };

/** Three digits at most: a paragraph may well begin with a year. */
const NUMBER_PREFIX = /^\s*(\d{1,3})[.)]\s+/;

/**
 * Splits a response text on its blank lines. A block that starts with a numbered item becomes a list, its items without
 * their number prefix; a line in it without a number goes on with the item before. Every other block is a paragraph.
 */
export function responseBlocks(response: string): ResponseBlock[] {
  return response
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(toBlock);
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
