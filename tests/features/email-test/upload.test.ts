import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser();
});

afterEach(() => vi.unstubAllGlobals());

const EMAIL = 'From: Bo <bo@home.example>\nSubject: Lunch\n\nShall we meet?';

/** A file that can't be read before it is released. */
function slowFile(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const file = new File([EMAIL], name);
  const bytes = file.arrayBuffer.bind(file);
  file.arrayBuffer = () => promise.then(bytes);
  return { file, release: resolve };
}

async function load() {
  const session = await import('../../../src/client/session.ts');
  session.setUser(MAREN);
  return { ...session, ...(await import('../../../src/features/email-test/upload.ts')) };
}

const note = new File(['Dear diary'], 'note.txt');

test('files that are still being read when the user goes show nothing to the next', async () => {
  const { openFiles, $upload, clearUser } = await load();
  const { file, release } = slowFile('slow.eml');
  const opened = openFiles([file, note]);
  clearUser();
  release();
  await opened;
  expect($upload.get()).toMatchObject({ emails: [], failure: '' });
});

test('the later of two choices counts, whichever is read first', async () => {
  const { openFiles, $upload } = await load();
  const { file, release } = slowFile('slow.eml');
  const first = openFiles([file, note]);
  await openFiles([new File([EMAIL.replace('Lunch', 'Dinner')], 'dinner.eml'), note]);
  release();
  await first;
  expect($upload.get().emails.map(({ subject }) => subject)).toEqual(['Dinner']);
});

test('one file that cannot be read takes nothing away: not its neighbours, nor the list from before', async () => {
  const { openFiles, $upload } = await load();
  await openFiles([new File([EMAIL], 'lunch.eml'), note]);
  expect($upload.get()).toMatchObject({
    emails: [{ subject: 'Lunch' }],
    failure: expect.stringMatching(/^note\.txt is not/),
  });
  const notes = Array.from({ length: 14 }, (_, index) => new File(['Dear diary'], `${index + 1}.txt`));
  await openFiles(notes.slice(0, 5));
  expect($upload.get()).toMatchObject({
    emails: [{ subject: 'Lunch' }],
    failure: expect.stringMatching(/ Also not read: 4\.txt, 5\.txt\.$/),
  });
  await openFiles(notes);
  expect($upload.get().failure).toMatch(/ 12\.txt, 13\.txt and 1 more\.$/);
});

test('a new choice hides the result of an earlier one, also where it can’t be read', async () => {
  const { openFiles, offerFile, $upload } = await load();
  const { $prediction } = await import('../../../src/features/email-test/store.ts');
  const emails = [new File([EMAIL], 'lunch.eml'), new File([EMAIL], 'again.eml')];
  for (const choose of [
    () => openFiles([note]),
    () => openFiles(emails),
    () => offerFile(new File([EMAIL], 'a.eml')),
  ]) {
    $prediction.set({ status: 'done' } as ReturnType<typeof $prediction.get>);
    await choose();
    expect($prediction.get()).toEqual({ status: 'idle' });
    expect($upload.get().analysed).toBeNull();
  }
});
