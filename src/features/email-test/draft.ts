import { $auth } from '../../client/session.ts';
import type { LetterFields } from './mailbox.ts';

const ENTRY = 'email-test-draft';

/** Keeps what is typed while the browser is at the provider: for this tab, this user and one return. */
export function keepDraft(letter: LetterFields): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify({ ...letter, userId: $auth.get().userId }));
  } catch {
    // Where storage is switched off, or too small for the letter, it is typed again.
  }
}

/** Hands out what was kept, and keeps it no longer. */
export function takeDraft(): LetterFields | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as (LetterFields & { userId: string }) | null;
    sessionStorage.removeItem(ENTRY);
    return kept?.userId === $auth.get().userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

// Nothing of one user's letters stays in the tab for the next.
$auth.listen(({ userId }, previous) => {
  if (previous?.userId && userId !== previous.userId) takeDraft();
});
