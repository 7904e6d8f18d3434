import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { whenScanned } from '../../scanning/keep-fresh.ts';
import { $tasks, add, loadTasks, saveCalendar } from '../store.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import './tasks.css';

/** What was found to do in scanned messages, what the user has taken from it, and the way into a calendar. */
export function TasksView() {
  const { status, failed } = useStore($tasks);
  useEffect(() => {
    void loadTasks();
    return whenScanned(() => void loadTasks());
  }, []);
  return (
    <>
      <ViewHeading title="Tasks" />
      {status === 'loading' && <Waiting />}
      {failed && <Unavailable what="Your tasks" error={failed} onRetry={() => void loadTasks()} />}
      {status === 'loaded' && (
        <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-12">
            <Suggestions />
            <Tasks />
          </div>
          <CalendarFeed />
        </div>
      )}
    </>
  );
}

function Tasks() {
  const { tasks } = useStore($tasks);
  const [adding, setAdding] = useState(false);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveCalendar();
    setSaving(false);
  };
  return (
    <section aria-labelledby="tasks-heading" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="tasks-heading" tabIndex={-1} className="text-20">
          Your tasks
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add a task
          </Button>
          {tasks.length > 0 && (
            <Button variant="quiet" busy={saving} busyLabel="Saving…" onClick={() => void save()}>
              Download all as .ics
            </Button>
          )}
        </div>
      </div>
      <TaskGroups />
      {adding && <TaskDialog title="Add a task" submit="Add" onSubmit={add} onClose={() => setAdding(false)} />}
    </section>
  );
}
