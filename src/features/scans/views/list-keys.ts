import { type RefObject, useEffect } from 'react';
import { $shortcuts, commandOf, takesKeys } from '../keys.ts';
import { $selection, NOTHING_SELECTED, toggled } from '../selection.ts';
import { $list, orderOf } from '../store.ts';

/** Single keys for the list, while they are turned on and nothing else takes keys. */
export function useListKeys(rows: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || $shortcuts.get() === 'off' || takesKeys(document.activeElement)) return;
      if (command === 'clear' && $selection.get().ids.size === 0) return;
      event.preventDefault();
      const row = rowOf(document.activeElement);
      if (command === 'search') search.current?.focus();
      else if (command === 'clear') $selection.set(NOTHING_SELECTED);
      else if (command === 'next') move(rows.current, row, 1);
      else if (command === 'previous') move(rows.current, row, -1);
      else if (row) select(row.dataset.scan ?? '', command === 'select range');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [rows, search]);
}

export function select(id: string, range: boolean): void {
  $selection.set(toggled($selection.get(), id, { range, order: orderOf($list.get()) }));
}

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest('.scan-row')?.querySelector<HTMLElement>('[data-scan]') ?? null;
}

/** From the focused row, or to the first one in the window. */
function move(rows: HTMLElement | null, current: HTMLElement | null, step: 1 | -1): void {
  const links = [...(rows?.querySelectorAll<HTMLElement>('[data-scan]') ?? [])];
  const visible = links.findIndex((link) => link.getBoundingClientRect().top >= 0);
  links[current ? links.indexOf(current) + step : visible]?.focus();
}
