import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { $newAddress } from '../feed-store.ts';

/** The address, while it can be copied: it is shown once. */
export function FeedAddress() {
  const address = useStore($newAddress);
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  if (address === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className="grid gap-3 border-y border-rule py-4">
      <InputField
        label="Your calendar address"
        hint="Copy it now: it is shown this once."
        className="[&_input]:font-mono"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <ButtonLink variant="quiet" href={address.replace(/^https?:/, 'webcal:')}>
          Subscribe
        </ButtonLink>
      </div>
      <p role="status" className="text-14">
        {copied === 'copied' && 'Copied.'}
        {copied === 'failed' && 'The browser did not allow copying. Please copy it from the field.'}
      </p>
    </div>
  );
}
