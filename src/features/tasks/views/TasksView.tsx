import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { timeZone } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { whenScanned } from '../../scanning/refresh-store.ts';
import { $tasks, add, loadTasks, saveCalendar } from '../store.ts';
import { TASKS_TEXTS } from '../texts.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import './tasks.css';

export function TasksView() {
  const { status, failed } = useStore($tasks);
  useEffect(() => {
    void loadTasks();
    return whenScanned(() => void loadTasks());
  }, []);
  return (
    <>
      <ViewHeading title={TASKS_TEXTS.title} />
      <p className="-mt-6 text-14 text-ink-muted">{TASKS_TEXTS.zone(timeZone())}</p>
      {status === 'loading' && <Waiting />}
      {failed && <Unavailable what={TASKS_TEXTS.what} error={failed} onRetry={() => void loadTasks()} />}
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
          {TASKS_TEXTS.heading}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {TASKS_TEXTS.add}
          </Button>
          {tasks.length > 0 && (
            <Button variant="quiet" busy={saving} busyLabel={TASKS_TEXTS.downloading} onClick={() => void save()}>
              {TASKS_TEXTS.downloadAll}
            </Button>
          )}
        </div>
      </div>
      <TaskGroups />
      {adding && (
        <TaskDialog
          title={TASKS_TEXTS.add}
          submit={TASKS_TEXTS.addSubmit}
          onSubmit={add}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
