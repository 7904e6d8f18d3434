import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Task } from '../contract.ts';
import { change, remove, saveCalendar } from '../store.ts';
import { TASK_TEXTS } from '../texts.ts';
import { OriginLink } from './OriginLink.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { When } from './When.tsx';
import '../../../ui/choice-control.css';

export function TaskItem({ task }: { task: Task }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    const saved = await change(task, { done: !task.done });
    setBusy(false);
    // It moves to another group, where it is rendered again.
    if (saved) requestAnimationFrame(() => document.getElementById(boxId(task))?.focus());
  };
  return (
    <li className="task" data-done={task.done}>
      <label className="choice">
        <input
          id={boxId(task)}
          type="checkbox"
          checked={task.done !== busy}
          aria-label={TASK_TEXTS.done(task.title)}
          onChange={() => void toggle()}
        />
        <span className="task-title wrap-anywhere">{task.title}</span>
      </label>
      <div className="task-about">
        <When {...task} />
        {task.origin && (
          <p className="text-14 text-ink-muted wrap-anywhere">
            <OriginLink origin={task.origin} />
          </p>
        )}
      </div>
      <div className="task-actions">
        <Button variant="quiet" aria-label={TASK_TEXTS.editOf(task.title)} onClick={() => setOpen('edit')}>
          {TASK_TEXTS.edit}
        </Button>
        <Button variant="quiet" aria-label={TASK_TEXTS.downloadOf(task.title)} onClick={() => void saveCalendar(task)}>
          {TASK_TEXTS.download}
        </Button>
        <Button variant="quiet" aria-label={TASK_TEXTS.deleteOf(task.title)} onClick={() => setOpen('delete')}>
          {TASK_TEXTS.delete}
        </Button>
      </div>
      {open === 'edit' && (
        <TaskDialog
          title={TASK_TEXTS.editTitle}
          submit={TASK_TEXTS.save}
          task={task}
          onSubmit={(body) => change(task, body)}
          onClose={close}
        />
      )}
      <DeleteDialog task={task} open={open === 'delete'} onClose={close} />
    </li>
  );
}

function DeleteDialog({ task, open, onClose }: { task: Task; open: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const gone = await remove(task);
    setBusy(false);
    if (gone) document.getElementById('tasks-heading')?.focus();
    else onClose();
  };
  return (
    <Dialog title={TASK_TEXTS.deleteTitle} open={open} onClose={onClose}>
      <p className="wrap-anywhere">{TASK_TEXTS.deleteEffect(task.title)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} busyLabel={TASK_TEXTS.deleting} onClick={() => void press()}>
          {TASK_TEXTS.delete}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {TASK_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

const boxId = ({ id }: Task): string => `task-${id}`;
