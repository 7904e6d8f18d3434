import { useStore } from '@nanostores/react';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InputField, SelectField } from '../../ui/Field.tsx';
import type { ImapBody } from '../mailbox/contract.ts';
import { $connection, connectImap } from './connection.ts';

const PORTS: Record<ImapBody['security'], string> = { tls: '993', starttls: '143' };
/** A name, or an address of either kind. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|[\da-f.]*(?::[\da-f.]*){2,})$/i;
const NOT_A_HOST = 'Enter the name of the server alone, such as imap.example.com, without https:// and without a port.';

/** Asks for what opens a mailbox over IMAP. */
export function ImapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy, line, failed } = useStore($connection);
  const form = useRef<HTMLFormElement>(null);
  const [hostError, setHostError] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readImap(event.currentTarget);
    const named = HOST.test(body.host);
    setHostError(named ? '' : NOT_A_HOST);
    if (!named) field(event.currentTarget, 'host')?.focus();
    else if (await connectImap(body)) close();
  };
  const close = () => {
    // The password stays nowhere on the page.
    const password = form.current && field(form.current, 'password');
    if (password) password.value = '';
    setHostError('');
    onClose();
  };
  const followSecurity = ({ currentTarget: { form: changed, value } }: ChangeEvent<HTMLSelectElement>) => {
    const port = changed && field(changed, 'port');
    // One that was chosen otherwise is left alone.
    if (port && Object.values(PORTS).includes(port.value)) port.value = PORTS[toSecurity(value)];
  };
  return (
    <Dialog title="Connect a mailbox by IMAP" open={open} onClose={close}>
      <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>
          Most providers give out an app password for this, in the security settings of your account. It is stored
          encrypted, used to read and nothing else, and deleted when you disconnect.
        </p>
        <InputField
          label="Mail server"
          name="host"
          type="text"
          placeholder="imap.example.com"
          required
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          error={hostError}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Encryption" name="security" defaultValue="tls" onChange={followSecurity}>
            <option value="tls">TLS, usually port 993</option>
            <option value="starttls">STARTTLS, usually port 143</option>
          </SelectField>
          <InputField label="Port" name="port" type="number" min={1} max={65_535} defaultValue={PORTS.tls} required />
        </div>
        <InputField
          label="User name"
          name="user"
          type="text"
          hint="Usually your email address"
          required
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
        />
        <InputField label="App password" name="password" type="password" required autoComplete="off" />
        <p role="alert" className="min-h-6 text-14 text-error">
          {open && failed ? line : ''}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy === 'imap'} busyLabel="Connecting…">
            Connect
          </Button>
          <Button variant="quiet" onClick={close}>
            Cancel
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
