import { atom } from 'nanostores';
import { type RequestError, serverMessage } from '../../client/answer.ts';
import { saveFile } from '../../client/save-file.ts';
import { $auth } from '../../client/session.ts';
import { openSubmissionNames } from '../../client/submission.ts';
import { showToast } from '../../client/toast.ts';
import { site } from '../../content/site.ts';
import {
  acceptSuggestion,
  addTask,
  changeTask,
  deleteTask,
  dismissSuggestion,
  downloadCalendar,
  listSuggestions,
  listTasks,
} from './api.ts';
import type { SuggestedTask, Task, TaskBody, TaskChange } from './contract.ts';
import { byDue } from './due.ts';

export interface TasksState {
  status: 'loading' | 'failed' | 'loaded';
  /** Whose they are. */
  userId: string | null;
  failed?: RequestError;
  tasks: readonly Task[];
  suggestions: readonly SuggestedTask[];
  /** All suggestions there are; the list ends before. */
  total: number;
}

const names = openSubmissionNames();

const NOTHING = { tasks: [], suggestions: [], total: 0 };

export const $tasks = atom<TasksState>({ status: 'loading', userId: null, ...NOTHING });

/** The last one that was dismissed, for as long as that can be undone. */
export const $dismissed = atom<SuggestedTask | null>(null);

/** How often something was decided or changed here: lists that were asked for before do not know of it. */
let changes = 0;

export async function loadTasks(): Promise<void> {
  const { userId } = $auth.get();
  const before = $tasks.get();
  if (before.userId !== userId || before.status === 'failed') {
    $tasks.set({ status: 'loading', userId, ...NOTHING });
    $dismissed.set(null);
  }
  const known = changes;
  const [tasks, suggestions] = await Promise.all([listTasks(), listSuggestions()]);
  if ($tasks.get().userId !== userId) return;
  if (changes !== known) return loadTasks();
  if (tasks.ok && suggestions.ok) {
    const { total } = suggestions.data;
    const sorted = suggestions.data.suggestions.toSorted(byDue);
    $tasks.set({ status: 'loaded', userId, ...tasks.data, suggestions: sorted, total });
  } else if ($tasks.get().status === 'loading') {
    const error = tasks.ok ? suggestions : tasks;
    $tasks.set({ status: 'failed', userId, ...NOTHING, ...(!error.ok && { failed: error.error }) });
  }
}

/** @returns whether it is a task now */
export async function accept({ id }: SuggestedTask, body: TaskBody): Promise<boolean> {
  const answer = await acceptSuggestion(id, body);
  if (!answer.ok) return failed('The suggestion could not be accepted.', answer.error);
  takeOut(id);
  putTask(answer.data);
  showToast('success', 'Added to your tasks.');
  return true;
}

export async function dismiss(suggestion: SuggestedTask): Promise<boolean> {
  const answer = await dismissSuggestion(suggestion.id, true);
  if (!answer.ok) return failed('The suggestion could not be dismissed.', answer.error);
  takeOut(suggestion.id);
  $dismissed.set(suggestion);
  return true;
}

export async function undoDismiss(suggestion: SuggestedTask): Promise<boolean> {
  const answer = await dismissSuggestion(suggestion.id, false);
  if (!answer.ok) return failed('That could not be undone.', answer.error);
  changes += 1;
  const state = $tasks.get();
  if (!state.suggestions.some(({ id }) => id === suggestion.id)) {
    $tasks.set({ ...state, suggestions: [...state.suggestions, suggestion].sort(byDue), total: state.total + 1 });
  }
  $dismissed.set(null);
  return true;
}

export async function add(body: TaskBody): Promise<boolean> {
  const submission = names.nameOf(body);
  const answer = await addTask({ ...body, ...(submission !== undefined && { submission }) });
  if (!answer.ok) return failed('The task could not be added.', answer.error);
  names.arrived();
  putTask(answer.data);
  return true;
}

export async function change({ id }: Task, body: TaskChange): Promise<boolean> {
  const answer = await changeTask(id, body);
  if (!answer.ok) return failed('The change could not be saved.', answer.error);
  putTask(answer.data);
  return true;
}

export async function remove({ id }: Task): Promise<boolean> {
  const answer = await deleteTask(id);
  if (!answer.ok) return failed('The task could not be deleted.', answer.error);
  changes += 1;
  const state = $tasks.get();
  $tasks.set({ ...state, tasks: state.tasks.filter((task) => task.id !== id) });
  return true;
}

/** Saves one task as a calendar file, or all of them. */
export async function saveCalendar(task?: Task): Promise<boolean> {
  const answer = await downloadCalendar(task?.id);
  if (!answer.ok) return failed('The calendar file could not be made.', answer.error);
  saveFile(`${site.name.toLowerCase()}-${task ? 'task' : 'tasks'}.ics`, answer.data);
  return true;
}

function putTask(task: Task): void {
  changes += 1;
  const state = $tasks.get();
  $tasks.set({ ...state, tasks: [...state.tasks.filter(({ id }) => id !== task.id), task] });
}

/** The page shows the next ones when the last of those that it has is decided about. */
function takeOut(suggestionId: string): void {
  changes += 1;
  const state = $tasks.get();
  const suggestions = state.suggestions.filter(({ id }) => id !== suggestionId);
  const total = state.total - (state.suggestions.length - suggestions.length);
  $tasks.set({ ...state, suggestions, total });
  if (suggestions.length === 0 && total > 0) void loadTasks();
}

/** What was changed or deleted in another tab is not there any more: then the lists are read again. */
function failed(sentence: string, error: RequestError): false {
  showToast('error', [sentence, serverMessage(error) ?? error.message ?? ''].join(' ').trim());
  if (error.status === 404) void loadTasks();
  return false;
}
