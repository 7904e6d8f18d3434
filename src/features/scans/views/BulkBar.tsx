import { useStore } from '@nanostores/react';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { BULK_CORRECTION_TEXTS } from '../../corrections/texts.ts';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { $bulk, deleteSelected, markSelectedSafe, scanSelectedAgain } from '../bulk.ts';
import { $selection, NOTHING_SELECTED } from '../selection.ts';
import { ACTION_TEXTS } from '../texts.ts';
import { BULK_TEXTS } from '../view-texts.ts';

interface BulkBarProps {
  /** Ids of the scans that are shown. */
  shown: readonly string[];
  /** The bar disappears with the focus in it. */
  onClosed: () => void;
}

/** What can be done with the selected scans, at the bottom of the window. */
export function BulkBar({ shown, onClosed }: BulkBarProps) {
  const { ids } = useStore($selection);
  const bulk = useStore($bulk);
  const closeIfDone = () => {
    if ($selection.get().ids.size === 0) onClosed();
  };
  const erasing = useErasing(deleteSelected, closeIfDone);
  const clear = () => {
    $selection.set(NOTHING_SELECTED);
    onClosed();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {ids.size > 0 && !bulk && BULK_TEXTS.selected(ids.size)}
      </p>
      {ids.size > 0 && (
        <section className="bulk-bar" aria-label={BULK_TEXTS.label}>
          <p>{bulk ? BULK_TEXTS.progress[bulk.action](bulk.done, bulk.of) : BULK_TEXTS.selected(ids.size)}</p>
          <div className="bulk-actions">
            <Button variant="secondary" busy={bulk !== null} onClick={() => void markSelectedSafe().then(closeIfDone)}>
              {BULK_CORRECTION_TEXTS.action}
            </Button>
            <Button variant="secondary" busy={bulk !== null} onClick={() => void scanSelectedAgain().then(closeIfDone)}>
              {BULK_TEXTS.scanAgain}
            </Button>
            <Button variant="danger" busy={bulk !== null} onClick={erasing.ask}>
              {BULK_TEXTS.delete}
            </Button>
            {ids.size < shown.length && (
              <Button variant="quiet" onClick={() => $selection.set({ ids: new Set(shown), anchor: null })}>
                {BULK_TEXTS.all(shown.length)}
              </Button>
            )}
            <Button variant="quiet" onClick={clear}>
              {BULK_TEXTS.clear}
            </Button>
          </div>
        </section>
      )}
      <Confirm
        title={BULK_TEXTS.deleteTitle(ids.size)}
        action={ACTION_TEXTS.deleteConfirm}
        busyLabel={ACTION_TEXTS.deleting}
        erasing={erasing}
      >
        <p>{BULK_TEXTS.deleteEffect(ids.size)}</p>
        {bulk && <p role="status">{BULK_TEXTS.progress[bulk.action](bulk.done, bulk.of)}</p>}
      </Confirm>
    </>
  );
}
