/** The last scan of a page; the next page starts after it. */
export interface Cursor {
  arrivedAt: number;
  id: string;
}

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

export function formatCursor({ arrivedAt, id }: Cursor): string {
  return `${arrivedAt}.${id}`;
}

/** @returns undefined for a malformed cursor */
export function parseCursor(text: string): Cursor | undefined {
  const [, arrivedAt, id] = CURSOR.exec(text) ?? [];
  return id === undefined ? undefined : { arrivedAt: Number(arrivedAt), id };
}
