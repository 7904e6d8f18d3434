import { useStore } from '@nanostores/react';
import { grouped } from '../due.ts';
import { $tasks } from '../store.ts';
import { TaskItem } from './TaskItem.tsx';

/** Tasks by when they are due, by the user's clock. */
export function TaskGroups() {
  const { tasks } = useStore($tasks);
  if (tasks.length === 0) {
    return (
      <p className="max-w-measure text-ink-muted">
        No tasks. Accept a suggestion, or add one of your own: it appears here by the day on which it is due.
      </p>
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
