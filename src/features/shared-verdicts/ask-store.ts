import { serverMessage } from '../../client/answer.ts';
import { createLink, emailLink, revokeLink, type Sharing } from './api.ts';
import type { LinkAnswer, Statement } from './contract.ts';
import { $links } from './links-store.ts';
import { ASK_TEXTS, SHARE_TEXTS } from './texts.ts';

interface Asking {
  statement: Statement;
  sharing: Sharing;
  /** Made by an earlier attempt. */
  link: LinkAnswer | undefined;
  to: string;
  note: string;
}

/** Makes the link, if there is none yet, and emails it. */
export async function askByEmail({ statement, sharing, link, to, note }: Asking) {
  let made = link;
  if (!made) {
    const created = await createLink(statement, sharing);
    if (!created.ok) return { link: undefined, failure: serverMessage(created.error) ?? SHARE_TEXTS.notCreated };
    made = created.data;
  }
  const sent = await emailLink(made.id, { to, note });
  // Without an answer, the email may have been sent anyway.
  const isUnused = !sent.ok && sent.error.status !== 0 && !link;
  if (isUnused) await revokeLink(made);
  $links.revalidate();
  const failure = sent.ok ? undefined : (serverMessage(sent.error) ?? ASK_TEXTS.notSent);
  return { link: isUnused ? undefined : made, failure };
}
