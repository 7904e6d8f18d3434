import { atom } from 'nanostores';
import { ACCEPTED, type FileState, UPLOAD_LIMITS } from './contract.ts';
import { type CompareResult, requestComparison } from './request-comparison.ts';
import { GATE, TOO_FEW_FILES, tooLarge, tooLargeTogether, tooMany } from './texts.ts';

export interface ChosenFile {
  id: number;
  file: File;
}

export type Stage =
  | { name: 'uploads'; failure?: { message?: string } }
  | { name: 'comparing'; states: readonly FileState[] }
  | { name: 'results'; result: CompareResult };

/** In memory only: a reload locks the tool. */
export const $unlocked = atom(false);
export const $files = atom<readonly ChosenFile[]>([]);
export const $stage = atom<Stage>({ name: 'uploads' });

let lastId = 0;
let running: AbortController | undefined;

export function unlock(typed: string, password: string): void {
  if (typed === password) $unlocked.set(true);
  else alert(GATE.wrong);
}

export function addFiles(files: Iterable<File>): void {
  if ($stage.get().name === 'comparing') return;
  const chosen = [...files].map((file) => {
    lastId += 1;
    return { id: lastId, file };
  });
  setFiles([...$files.get(), ...chosen]);
}

/** Also clears the last failure, which was about other files. */
function setFiles(files: readonly ChosenFile[]): void {
  $files.set(files);
  $stage.set({ name: 'uploads' });
}

export function removeFile(id: number): void {
  setFiles($files.get().filter((chosen) => chosen.id !== id));
}

export function makeFirst(id: number): void {
  setFiles($files.get().toSorted((one, other) => Number(other.id === id) - Number(one.id === id)));
}

export function isAccepted({ name }: File): boolean {
  return ACCEPTED.split(',').some((extension) => name.toLowerCase().endsWith(extension));
}

export function uploadProblem(files: readonly ChosenFile[]): string | undefined {
  const { mostFiles, fileBytes, totalBytes } = UPLOAD_LIMITS;
  const surplus = files[mostFiles];
  if (surplus) return tooMany(surplus.file.name);
  let total = 0;
  for (const { file } of files) {
    total += file.size;
    if (file.size > fileBytes) return tooLarge(file.name);
    if (total > totalBytes) return tooLargeTogether(file.name);
  }
  return undefined;
}

export async function compareFiles(): Promise<void> {
  const files = $files.get();
  if ($stage.get().name === 'comparing') return;
  if (files.length < UPLOAD_LIMITS.leastFiles) {
    alert(TOO_FEW_FILES);
    return;
  }
  const problem = uploadProblem(files);
  if (problem) {
    $stage.set({ name: 'uploads', failure: { message: problem } });
    return;
  }
  const controller = new AbortController();
  running = controller;
  $stage.set({ name: 'comparing', states: files.map(() => 'waiting') });
  const outcome = await requestComparison(
    files.map(({ file }) => file),
    controller.signal,
    (index, state) => {
      const stage = $stage.get();
      if (running !== controller || stage.name !== 'comparing') return;
      $stage.set({ ...stage, states: stage.states.with(index, state) });
    },
  );
  if (running !== controller) return;
  running = undefined;
  if (outcome.ok) $stage.set({ name: 'results', result: outcome.result });
  else $stage.set({ name: 'uploads', failure: outcome.message === undefined ? {} : { message: outcome.message } });
}

export function cancelComparison(): void {
  running?.abort();
  running = undefined;
  $stage.set({ name: 'uploads' });
}

export function backToUploads(): void {
  $stage.set({ name: 'uploads' });
}
