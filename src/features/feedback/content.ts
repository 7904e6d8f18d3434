import { FEEDBACK_BODY_LIMIT, STORED_CONTENT } from './contract.ts';

const REST_BYTES = 1024;

export function storedPart(content: string): string {
  return beginning(content, STORED_CONTENT);
}

/** The stored part, cut further until it fits into the request as JSON, which escapes up to six-fold. */
export function sentPart(content: string): string {
  let part = storedPart(content);
  while (bytesOf(part) > FEEDBACK_BODY_LIMIT - REST_BYTES) part = beginning(part, Math.floor(part.length * 0.9));
  return part;
}

/** Never splits a surrogate pair. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
