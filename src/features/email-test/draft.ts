import { $auth } from '../../client/session.ts';
import type { EmailFields } from './mailbox.ts';

const ENTRY = 'email-test-draft';

/** Keeps what is typed while the browser is at the provider: for this tab, this user and one return. */
export function keepDraft(email: EmailFields): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify({ ...email, userId: $auth.get().userId }));
  } catch {
    // Where storage is switched off, or too small for the email, it is typed again.
  }
}

/** Hands out what was kept, and keeps it no longer. */
export function takeDraft(): EmailFields | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as (EmailFields & { userId: string }) | null;
    sessionStorage.removeItem(ENTRY);
    return kept?.userId === $auth.get().userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

// Nothing of one user's emails stays in the tab for the next.
$auth.listen(({ userId }, previous) => {
  if (previous?.userId && userId !== previous.userId) takeDraft();
});
