import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $auth } from '../../../client/session.ts';
import { DialogForm, enteredText } from '../../../ui/DialogForm.tsx';
import { InputField, TextareaField } from '../../../ui/Field.tsx';
import type { Sharing } from '../api.ts';
import { askEmail } from '../ask-email.ts';
import { askByEmail } from '../ask-store.ts';
import { type Claims, type LinkAnswer, NOTE_LENGTH, SHARED_DAYS, type Statement } from '../contract.ts';
import { ASK_TEXTS } from '../texts.ts';

interface AskFormProps {
  statement: Statement;
  claims: Claims;
  sharing: Sharing;
  /** @param done called with what happened */
  onSent: (link: LinkAnswer, done: string) => void;
  onClose: () => void;
}

const DAY_MS = 86_400_000;
const TEXTS = { action: ASK_TEXTS.send, busy: ASK_TEXTS.sending, cancel: ASK_TEXTS.cancel };

/** Shows the email before it is sent. */
export function AskForm({ statement, claims, sharing, onSent, onClose }: AskFormProps) {
  const { email: asker } = useStore($auth);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useRef<HTMLInputElement>(null);
  // Kept, so that another attempt doesn't create a second link for the same statement.
  const made = useRef<{ statement: Statement; link: LinkAnswer | undefined }>(undefined);
  useEffect(() => heading.current?.focus(), []);
  const submit = async (entered: FormData, focus: (name: string) => void) => {
    const to = enteredText(entered, 'to');
    const isAddress = address.current?.validity.valid === true;
    setMissing(!isAddress);
    if (!isAddress) {
      focus('to');
      return undefined;
    }
    const link = made.current?.statement === statement ? made.current.link : undefined;
    const asked = await askByEmail({ statement, sharing, link, to, note });
    made.current = { statement, link: asked.link };
    if (asked.failure === undefined && asked.link) onSent(asked.link, ASK_TEXTS.sent(to));
    return asked.failure;
  };
  const expiresAt = claims.iat * 1000 + SHARED_DAYS * DAY_MS;
  const { subject, text } = askEmail({ asker: asker ?? '', note, claims, url: ASK_TEXTS.linkPlace, expiresAt });
  return (
    <DialogForm labelledBy="ask-heading" className="ask-form" texts={TEXTS} submit={submit} onClose={onClose}>
      <h3 ref={heading} id="ask-heading" tabIndex={-1} className="text-20">
        {ASK_TEXTS.title}
      </h3>
      <p>{ASK_TEXTS.about}</p>
      <InputField
        label={ASK_TEXTS.to}
        ref={address}
        name="to"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        error={missing && ASK_TEXTS.toMissing}
      />
      <TextareaField
        label={ASK_TEXTS.note}
        hint={ASK_TEXTS.noteHint}
        name="note"
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <section aria-label={ASK_TEXTS.preview} className="grid gap-1">
        <p className="field-label">{ASK_TEXTS.preview}</p>
        <pre>{`${subject}\n\n${text}`}</pre>
      </section>
    </DialogForm>
  );
}
