import { $auth } from '../../client/session.ts';
import type { EmailFields } from './mailbox.ts';

const ENTRY = 'email-test-draft';

/** Saves the form while the browser is at the provider: for this tab, this user and one return. */
export function saveDraft(email: EmailFields): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify({ ...email, userId: $auth.get().userId }));
  } catch {
    // Storage is off or full: the user has to type the email again.
  }
}

export function restoreDraft(): EmailFields | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as (EmailFields & { userId: string }) | null;
    sessionStorage.removeItem(ENTRY);
    return draft?.userId === $auth.get().userId ? draft : undefined;
  } catch {
    return undefined;
  }
}

// Leave no draft for the next user.
$auth.listen(({ userId }, previous) => {
  if (previous?.userId && userId !== previous.userId) restoreDraft();
});
