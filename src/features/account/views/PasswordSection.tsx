import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { $signInMethods } from '../store.ts';
import { PASSWORD_SECTION_TEXTS } from '../texts.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from './Section.tsx';

export function PasswordSection({ email }: { email: string }) {
  const { data, error } = useStore($signInMethods);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section id="password" title={PASSWORD_SECTION_TEXTS.heading}>
      {error && <p role="status">{PASSWORD_SECTION_TEXTS.unavailable}</p>}
      {data?.password === null && <p>{PASSWORD_SECTION_TEXTS.none}</p>}
      {data?.password && (
        <>
          <p>{PASSWORD_SECTION_TEXTS.lastChanged(inTime(data.password.changedAt))}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {PASSWORD_SECTION_TEXTS.change}
          </Button>
          <Dialog title={PASSWORD_SECTION_TEXTS.change} open={open} onClose={close}>
            {open && <PasswordForm email={email} onClose={close} />}
          </Dialog>
        </>
      )}
    </Section>
  );
}
