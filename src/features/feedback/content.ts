import { FEEDBACK_BODY_LIMIT, STORED_CONTENT } from './contract.ts';

/** The rest of the report, with room to spare. */
const REST_BYTES = 1024;

/** The beginning of an email: as much of it as is stored. */
export function storedPart(content: string): string {
  return beginning(content, STORED_CONTENT);
}

/** The beginning of an email: as much of it as is stored, and as fits into a report's body as JSON, which escapes six-fold. */
export function sentPart(content: string): string {
  let part = storedPart(content);
  while (bytesOf(part) > FEEDBACK_BODY_LIMIT - REST_BYTES) part = beginning(part, Math.floor(part.length * 0.9));
  return part;
}

/** Never half a character. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
