/** The last scan of a page; the next page starts after it. */
export interface Cursor {
  arrivedAt: number;
  id: string;
  /** In a list by risk: the rank of its severity. */
  rank?: number;
}

const CURSOR = /^(?:([0-4])\.)?(\d{1,15})\.([0-9a-f-]{36})$/;

export function formatCursor({ arrivedAt, id, rank }: Cursor): string {
  return rank === undefined ? `${arrivedAt}.${id}` : `${rank}.${arrivedAt}.${id}`;
}

/** @returns undefined for a malformed cursor */
export function parseCursor(text: string): Cursor | undefined {
  const [, rank, arrivedAt, id] = CURSOR.exec(text) ?? [];
  if (id === undefined) return undefined;
  return { arrivedAt: Number(arrivedAt), id, ...(rank !== undefined && { rank: Number(rank) }) };
}
