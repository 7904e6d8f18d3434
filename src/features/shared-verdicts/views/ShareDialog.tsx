import { useEffect, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { makeStatements, type Sharing } from '../api.ts';
import type { LinkAnswer, StatementsAnswer } from '../contract.ts';
import { type ExistingLink, madeAbout } from '../made-links.ts';
import { claimsOf } from '../statement-claims.ts';
import { SHARE_TEXTS } from '../texts.ts';
import { ExistingLinks } from './ExistingLinks.tsx';
import { Preview } from './Preview.tsx';
import { SharedLink } from './SharedLink.tsx';
import './share-dialog.css';

interface ShareDialogProps {
  sharing: Sharing;
  onClosed: () => void;
}

/** Shows first what others will see, then its link. Nothing is stored before the link is created. */
export function ShareDialog({ sharing, onClosed }: ShareDialogProps) {
  const [statements, setStatements] = useState<StatementsAnswer>();
  const [failure, setFailure] = useState<string>();
  const [existing, setExisting] = useState<readonly ExistingLink[]>([]);
  const [chosen, setChosen] = useState<{ link: LinkAnswer; done: string }>();
  const choose = (link: LinkAnswer, done: string) => setChosen({ link, done });
  const prepare = async () => {
    setFailure(undefined);
    const answer = await makeStatements(sharing);
    if (answer.ok) {
      setStatements(answer.data);
      setExisting(existingOf(answer.data, sharing));
    } else setFailure(serverMessage(answer.error) ?? SHARE_TEXTS.notPrepared);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => void prepare(), []);
  // What the previous user saw must not stay open for the next.
  useEffect(() => $auth.listen(({ userId }, previous) => userId !== previous?.userId && onClosed()), [onClosed]);
  return (
    <Dialog title={SHARE_TEXTS.title} open onClose={onClosed} className="share-dialog">
      {!statements && !failure && <p role="status">{SHARE_TEXTS.preparing}</p>}
      {failure && (
        <Notice kind="error" role="alert">
          <p>{failure}</p>
          <Button variant="secondary" onClick={() => void prepare()}>
            {SHARE_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {statements && !chosen && (
        <>
          <ExistingLinks
            links={existing}
            onUsed={choose}
            onRevoked={(gone) => setExisting((links) => links.filter(({ id }) => id !== gone))}
          />
          <Preview statements={statements} sharing={sharing} isAnother={existing.length > 0} onCreated={choose} />
        </>
      )}
      {chosen && <SharedLink {...chosen} onClose={onClosed} />}
    </Dialog>
  );
}

function existingOf({ quoted, unquoted, existing }: StatementsAnswer, { anonymous }: Sharing): ExistingLink[] {
  if (anonymous) return madeAbout([claimsOf(quoted), claimsOf(unquoted)]);
  return existing.map((link) => ({ ...link, receipt: null }));
}
