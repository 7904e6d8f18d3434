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
  listTasks,
} from './api.ts';
import type { SuggestedTask, Task, TaskBody, TaskChange } from './contract.ts';
import { byDue } from './due.ts';
import { TASK_RESULTS } from './texts.ts';

export interface TasksState {
  status: 'loading' | 'failed' | 'loaded';
  userId: string | null;
  failed?: RequestError;
  tasks: readonly Task[];
  suggestions: readonly SuggestedTask[];
  /** Of all suggestions, including those that aren't loaded. */
  total: number;
}

const names = openSubmissionNames();

const EMPTY = { tasks: [], suggestions: [], total: 0 };

export const $tasks = atom<TasksState>({ status: 'loading', userId: null, ...EMPTY });

/** The last dismissed suggestion, while that can be undone. */
export const $dismissed = atom<SuggestedTask | null>(null);

/** Counts local changes: a list requested before one of them is outdated. */
let changes = 0;

export async function loadTasks(): Promise<void> {
  const { userId } = $auth.get();
  const before = $tasks.get();
  if (before.userId !== userId || before.status === 'failed') {
    $tasks.set({ status: 'loading', userId, ...EMPTY });
    $dismissed.set(null);
  }
  const known = changes;
  const answer = await listTasks();
  if ($tasks.get().userId !== userId) return;
  if (changes !== known) return loadTasks();
  if (answer.ok) {
    const { tasks, suggestions } = answer.data;
    const sorted = suggestions.suggestions.toSorted(byDue);
    $tasks.set({ status: 'loaded', userId, tasks, suggestions: sorted, total: suggestions.total });
  } else if ($tasks.get().status === 'loading') {
    $tasks.set({ status: 'failed', userId, ...EMPTY, failed: answer.error });
  }
}

export async function accept({ id }: SuggestedTask, body: TaskBody): Promise<boolean> {
  const answer = await acceptSuggestion(id, body);
  if (!answer.ok) return reportFailure(TASK_RESULTS.acceptFailed, answer.error);
  removeSuggestion(id);
  putTask(answer.data);
  showToast('success', TASK_RESULTS.accepted);
  return true;
}

export async function dismiss(suggestion: SuggestedTask): Promise<boolean> {
  const answer = await dismissSuggestion(suggestion.id, true);
  if (!answer.ok) return reportFailure(TASK_RESULTS.dismissFailed, answer.error);
  removeSuggestion(suggestion.id);
  $dismissed.set(suggestion);
  return true;
}

export async function undoDismiss(suggestion: SuggestedTask): Promise<boolean> {
  const answer = await dismissSuggestion(suggestion.id, false);
  if (!answer.ok) return reportFailure(TASK_RESULTS.undoFailed, answer.error);
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
  if (!answer.ok) return reportFailure(TASK_RESULTS.addFailed, answer.error);
  names.arrived();
  putTask(answer.data);
  return true;
}

export async function change({ id }: Task, body: TaskChange): Promise<boolean> {
  const answer = await changeTask(id, body);
  if (!answer.ok) return reportFailure(TASK_RESULTS.changeFailed, answer.error);
  putTask(answer.data);
  return true;
}

export async function remove({ id }: Task): Promise<boolean> {
  const answer = await deleteTask(id);
  if (!answer.ok) return reportFailure(TASK_RESULTS.deleteFailed, answer.error);
  changes += 1;
  const state = $tasks.get();
  $tasks.set({ ...state, tasks: state.tasks.filter((task) => task.id !== id) });
  return true;
}

/** Saves one task or all of them as a calendar file. */
export async function saveCalendar(task?: Task): Promise<boolean> {
  const answer = await downloadCalendar(task?.id);
  if (!answer.ok) return reportFailure(TASK_RESULTS.downloadFailed, answer.error);
  saveFile(`${site.name.toLowerCase()}-${task ? 'task' : 'tasks'}.ics`, answer.data);
  return true;
}

function putTask(task: Task): void {
  changes += 1;
  const state = $tasks.get();
  $tasks.set({ ...state, tasks: [...state.tasks.filter(({ id }) => id !== task.id), task] });
}

/** Loads further suggestions when it removes the last one. */
function removeSuggestion(suggestionId: string): void {
  changes += 1;
  const state = $tasks.get();
  const suggestions = state.suggestions.filter(({ id }) => id !== suggestionId);
  const total = state.total - (state.suggestions.length - suggestions.length);
  $tasks.set({ ...state, suggestions, total });
  if (suggestions.length === 0 && total > 0) void loadTasks();
}

/** Reports a failure. After a 404, another tab has changed the lists, so they are reloaded. */
function reportFailure(sentence: string, error: RequestError): false {
  showToast('error', [sentence, serverMessage(error) ?? error.message ?? ''].join(' ').trim());
  if (error.status === 404) void loadTasks();
  return false;
}
