import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../client/copy-text.ts';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { type LinkAnswer, revokePageOf } from '../contract.ts';
import { endLink } from '../links-store.ts';
import { copiedText, SHARE_TEXTS } from '../texts.ts';

interface SharedLinkProps {
  link: LinkAnswer;
  /** Called with what happened. */
  done: string;
  onClose: () => void;
}

export function SharedLink({ link: { id, url, expiresAt, receipt }, done, onClose }: SharedLinkProps) {
  const [line, setLine] = useState(done);
  const [state, setState] = useState<'shared' | 'revoking' | 'revoked'>('shared');
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (state !== 'revoking') status.current?.focus();
  }, [state]);
  const copyAgain = async () => {
    setLine(copiedText(await copyText(Promise.resolve(url))));
  };
  const revoke = async () => {
    setState('revoking');
    const gone = await endLink({ id, receipt });
    setState(gone ? 'revoked' : 'shared');
    setLine(gone ? SHARE_TEXTS.revoked : SHARE_TEXTS.notRevoked);
  };
  const works = state !== 'revoked';
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        <strong>{line}</strong> {works && SHARE_TEXTS.works(inTime(expiresAt))}
      </p>
      {works && (
        <InputField
          id="shared-link"
          label={SHARE_TEXTS.link}
          className="[&_input]:font-mono"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {works && receipt !== null && (
        <InputField
          id="shared-link-revoke"
          label={SHARE_TEXTS.revokeLink}
          hint={SHARE_TEXTS.revokeHint}
          className="[&_input]:font-mono"
          readOnly
          value={new URL(revokePageOf(receipt), url).href}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className="share-buttons">
        {works && (
          <>
            <Button variant="secondary" onClick={() => void copyAgain()}>
              {SHARE_TEXTS.copyAgain}
            </Button>
            <ButtonLink variant="secondary" href={url} target="_blank" rel="noreferrer">
              {SHARE_TEXTS.open}
            </ButtonLink>
            <Button
              variant="danger"
              busy={state === 'revoking'}
              busyLabel={SHARE_TEXTS.revoking}
              onClick={() => void revoke()}
            >
              {SHARE_TEXTS.revoke}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={onClose}>
          {SHARE_TEXTS.close}
        </Button>
      </div>
    </>
  );
}
