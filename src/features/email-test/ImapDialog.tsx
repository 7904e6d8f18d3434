import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InputField, SelectField } from '../../ui/Field.tsx';
import type { ImapBody } from '../mailbox/contract.ts';
import { $connection, connectImap } from './connection.ts';

/** Asks for what opens a mailbox over IMAP. */
export function ImapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy, line, failed } = useStore($connection);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await connectImap(readImap(event.currentTarget)))) return;
    // The password stays nowhere on the page.
    form.current?.reset();
    onClose();
  };
  return (
    <Dialog title="Connect a mailbox by IMAP" open={open} onClose={onClose}>
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
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Encryption" name="security" defaultValue="tls">
            <option value="tls">TLS</option>
            <option value="starttls">STARTTLS</option>
          </SelectField>
          <InputField
            label="Port"
            name="port"
            type="number"
            min={1}
            max={65_535}
            defaultValue={993}
            required
            hint="993 for TLS, 143 for STARTTLS"
          />
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
          <Button variant="quiet" onClick={onClose}>
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
    host: text('host'),
    port: Number(text('port')),
    security: text('security') === 'starttls' ? 'starttls' : 'tls',
    user: text('user'),
    password: text('password'),
  };
}
