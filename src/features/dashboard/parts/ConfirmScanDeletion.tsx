import type { Erasing } from '../../../client/deletion.ts';
import { ACTION_TEXTS } from '../../scans/texts.ts';
import { Confirm } from './Confirm.tsx';

export function ConfirmScanDeletion({ erasing }: { erasing: Erasing }) {
  return (
    <Confirm
      title={ACTION_TEXTS.deleteTitle}
      action={ACTION_TEXTS.deleteConfirm}
      busyLabel={ACTION_TEXTS.deleting}
      erasing={erasing}
    >
      <p>{ACTION_TEXTS.deleteEffect}</p>
    </Confirm>
  );
}
