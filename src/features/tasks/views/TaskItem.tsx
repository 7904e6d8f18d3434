import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Task } from '../contract.ts';
import { change, remove, saveCalendar } from '../store.ts';
import { OriginLink } from './OriginLink.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { When } from './When.tsx';

/** One task: done or not, with what can be done about it. */
export function TaskItem({ task }: { task: Task }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    const saved = await change(task, { done: !task.done });
    setBusy(false);
    // It moves to another group, and is drawn anew there.
    if (saved) requestAnimationFrame(() => document.getElementById(boxId(task))?.focus());
  };
  return (
    <li className="task" data-done={task.done}>
      <label className="choice">
        <input
          id={boxId(task)}
          type="checkbox"
          checked={task.done !== busy}
          aria-label={`Done: ${task.title}`}
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
        <Button variant="quiet" aria-label={`Edit: ${task.title}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button variant="quiet" aria-label={`Download as .ics: ${task.title}`} onClick={() => void saveCalendar(task)}>
          .ics
        </Button>
        <Button variant="quiet" aria-label={`Delete: ${task.title}`} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'edit' && (
        <TaskDialog
          title="Edit the task"
          submit="Save"
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
    <Dialog title="Delete this task?" open={open} onClose={onClose}>
      <p className="wrap-anywhere">“{task.title}” is deleted for good, also from calendars that subscribe.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} busyLabel="Deleting…" onClick={() => void press()}>
          Delete
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

const boxId = ({ id }: Task): string => `task-${id}`;
