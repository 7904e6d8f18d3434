import { useStore } from '@nanostores/react';
import { Empty } from '../../../ui/Empty.tsx';
import { grouped } from '../due.ts';
import { $tasks } from '../store.ts';
import { TASKS_TEXTS } from '../texts.ts';
import { TaskItem } from './TaskItem.tsx';

export function TaskGroups() {
  const { tasks } = useStore($tasks);
  if (tasks.length === 0) {
    return (
      <Empty>
        <p>{TASKS_TEXTS.none}</p>
      </Empty>
    );
  }
  return grouped(tasks, new Date()).map(({ group, tasks: members }) => (
    <section key={group} aria-label={group}>
      <h4 className="task-group" data-group={group}>
        {group} <span className="font-normal text-ink-muted">{members.length}</span>
      </h4>
      <ul className="divide-y divide-rule border-y border-rule">
        {members.map((task) => (
          <TaskItem key={task.id} task={task} />
        ))}
      </ul>
    </section>
  ));
}
