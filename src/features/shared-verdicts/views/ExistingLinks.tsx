import { useRef, useState } from 'react';
import { copyText } from '../../../client/copy-text.ts';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { endLink } from '../links-store.ts';
import type { ExistingLink } from '../made-links.ts';
import { copiedText, SHARE_TEXTS } from '../texts.ts';

interface ExistingLinksProps {
  links: readonly ExistingLink[];
  /** @param done called with what happened */
  onUsed: (link: ExistingLink, done: string) => void;
  onRevoked: (id: string) => void;
}

/** Links about the same email, so that nobody creates a second one unknowingly. */
export function ExistingLinks({ links, onUsed, onRevoked }: ExistingLinksProps) {
  const [busy, setBusy] = useState<string>();
  const [line, setLine] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const use = async (link: ExistingLink) => onUsed(link, copiedText(await copyText(Promise.resolve(link.url))));
  const revoke = async (link: ExistingLink) => {
    setBusy(link.id);
    const gone = await endLink(link);
    setBusy(undefined);
    setLine(gone ? SHARE_TEXTS.revoked : SHARE_TEXTS.notRevoked);
    if (gone) onRevoked(link.id);
    // The pressed button may be gone.
    status.current?.focus();
  };
  if (links.length === 0 && line === '') return null;
  return (
    <section aria-label={SHARE_TEXTS.existing} className="share-existing">
      <p ref={status} role="status" tabIndex={-1}>
        {line || SHARE_TEXTS.alreadyShared}
      </p>
      {links.map((link) => (
        <div key={link.id}>
          <p>{SHARE_TEXTS.existingOne(inTime(link.sharedAt), link.quotes, inTime(link.expiresAt))}</p>
          <div className="share-buttons">
            <Button variant="secondary" onClick={() => void use(link)}>
              {SHARE_TEXTS.use}
            </Button>
            <Button
              variant="quiet"
              busy={busy === link.id}
              busyLabel={SHARE_TEXTS.revoking}
              onClick={() => void revoke(link)}
            >
              {SHARE_TEXTS.revokeExisting}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
