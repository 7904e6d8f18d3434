/** Where a page of scans ends: the next one begins behind it. */
export interface Place {
  arrivedAt: number;
  id: string;
}

const PLACE = /^(\d{1,15})\.([0-9a-f-]{36})$/;

export function formatPlace({ arrivedAt, id }: Place): string {
  return `${arrivedAt}.${id}`;
}

/** @returns undefined for what is no place */
export function readPlace(text: string): Place | undefined {
  const [, arrivedAt, id] = PLACE.exec(text) ?? [];
  return id === undefined ? undefined : { arrivedAt: Number(arrivedAt), id };
}
