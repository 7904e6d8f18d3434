import { atom } from 'nanostores';

export interface Selection {
  ids: ReadonlySet<string>;
  /** The scan that was selected last, where a range starts. */
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

/** Scans of the list that an action applies to. */
export const $selection = atom<Selection>(NOTHING_SELECTED);

/** Selects a scan, or deselects it. @param order of the list, for a range from the scan that was selected last */
export function toggled(
  { ids, anchor }: Selection,
  id: string,
  { range, order }: { range: boolean; order: readonly string[] },
): Selection {
  const [start, end] = [order.indexOf(anchor ?? id), order.indexOf(id)].sort((one, other) => one - other);
  const changed = new Set(ids);
  if (range && start !== undefined && end !== undefined && start >= 0) {
    for (const one of order.slice(start, end + 1)) changed.add(one);
  } else if (!changed.delete(id)) changed.add(id);
  return { ids: changed, anchor: id };
}

export function deselect(id: string): void {
  const { ids, anchor } = $selection.get();
  if (ids.has(id)) $selection.set({ ids: new Set([...ids].filter((one) => one !== id)), anchor });
}
