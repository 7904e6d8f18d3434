import { useStore } from '@nanostores/react';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InputField, SelectField } from '../../ui/Field.tsx';
import type { ImapBody } from '../mailbox/contract.ts';
import { $connection, connectImap } from './connection.ts';
import { IMAP_TEXTS } from './texts.ts';

const PORTS: Record<ImapBody['security'], string> = { tls: '993', starttls: '143' };
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|[\da-f.]*(?::[\da-f.]*){2,})$/i;

export function ImapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy, line, failed } = useStore($connection);
  const form = useRef<HTMLFormElement>(null);
  const [hostError, setHostError] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readImap(event.currentTarget);
    const isHost = HOST.test(body.host);
    setHostError(isHost ? '' : IMAP_TEXTS.hostError);
    if (!isHost) field(event.currentTarget, 'host')?.focus();
    else if (await connectImap(body)) close();
  };
  const close = () => {
    // Leave no password on the page.
    const password = form.current && field(form.current, 'password');
    if (password) password.value = '';
    setHostError('');
    onClose();
  };
  const followSecurity = ({ currentTarget: { form: changed, value } }: ChangeEvent<HTMLSelectElement>) => {
    const port = changed && field(changed, 'port');
    // Keep a port the user typed.
    if (port && Object.values(PORTS).includes(port.value)) port.value = PORTS[toSecurity(value)];
  };
  return (
    <Dialog title={IMAP_TEXTS.title} open={open} onClose={close}>
      <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>{IMAP_TEXTS.intro}</p>
        <InputField
          label={IMAP_TEXTS.host}
          name="host"
          type="text"
          placeholder={IMAP_TEXTS.hostExample}
          required
          spellCheck="false"
          autoComplete="off"
          autoCapitalize="none"
          error={hostError}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={IMAP_TEXTS.security} name="security" defaultValue="tls" onChange={followSecurity}>
            <option value="tls">{IMAP_TEXTS.tls}</option>
            <option value="starttls">{IMAP_TEXTS.starttls}</option>
          </SelectField>
          <InputField
            label={IMAP_TEXTS.port}
            name="port"
            type="number"
            min={1}
            max={65_535}
            defaultValue={PORTS.tls}
            required
          />
        </div>
        <InputField
          label={IMAP_TEXTS.user}
          name="user"
          type="text"
          hint={IMAP_TEXTS.userHint}
          required
          spellCheck="false"
          autoComplete="off"
          autoCapitalize="none"
        />
        <InputField label={IMAP_TEXTS.password} name="password" type="password" required autoComplete="off" />
        <p role="alert" className="min-h-6 text-14 text-error">
          {open && failed ? line : ''}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy === 'imap'} busyLabel={IMAP_TEXTS.connecting}>
            {IMAP_TEXTS.connect}
          </Button>
          <Button variant="quiet" onClick={close}>
            {IMAP_TEXTS.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function readImap(form: HTMLFormElement): ImapBody {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    host: text('host').trim(),
    port: Number(text('port')),
    security: toSecurity(text('security')),
    user: text('user'),
    password: text('password'),
  };
}

function toSecurity(value: string): ImapBody['security'] {
  return value === 'starttls' ? 'starttls' : 'tls';
}

function field(form: HTMLFormElement, name: keyof ImapBody): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}
