import { afterEach, expect, test, vi } from 'vitest';
import { showModal } from '../../src/ui/show-modal.ts';

afterEach(() => vi.unstubAllGlobals());

test('the width of the scrollbar is kept for the page, and not lost to a second dialog', () => {
  const kept: string[][] = [];
  const root = { clientWidth: 1265, style: { setProperty: (...property: string[]) => kept.push(property) } };
  let open = 0;
  const dialog = {
    showModal: () => {
      open += 1;
      root.clientWidth = 1280;
    },
  } as HTMLDialogElement;
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('document', { documentElement: root, querySelector: () => (open > 0 ? dialog : null) });
  showModal(dialog);
  showModal(dialog);
  expect(open).toBe(2);
  expect(kept).toEqual([['--scrollbar', '15px']]);
});
