import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { $newLink } from '../feed-store.ts';
import { FEED_TEXTS } from '../texts.ts';

/** A new link, which is shown only once. */
export function FeedLink() {
  const link = useStore($newLink);
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  if (link === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className="grid gap-3 border-y border-rule py-4">
      <InputField
        label={FEED_TEXTS.label}
        hint={FEED_TEXTS.hint}
        className="[&_input]:font-mono"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {FEED_TEXTS.copy}
        </Button>
        <ButtonLink variant="quiet" href={link.replace(/^https?:/, 'webcal:')}>
          {FEED_TEXTS.subscribe}
        </ButtonLink>
      </div>
      <p role="status" className="text-14">
        {copied === 'copied' && FEED_TEXTS.copied}
        {copied === 'failed' && FEED_TEXTS.copyFailed}
      </p>
    </div>
  );
}
