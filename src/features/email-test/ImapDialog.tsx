import { type ChangeEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, enteredText } from '../../ui/DialogForm.tsx';
import { InputField, SelectField } from '../../ui/Field.tsx';
import type { ImapBody } from '../mailbox/contract.ts';
import { $connection, connectImap } from './connection.ts';
import { type ImapProblems, imapProblems } from './imap-problems.ts';
import { IMAP_TEXTS } from './texts.ts';

const PORTS: Record<ImapBody['security'], string> = { tls: '993', starttls: '143' };
const TEXTS = { action: IMAP_TEXTS.connect, busy: IMAP_TEXTS.connecting, cancel: IMAP_TEXTS.cancel };

/** Once closed, it leaves no password on the page. */
export function ImapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={IMAP_TEXTS.title} open={open} onClose={onClose}>
      {open && <ImapForm onClose={onClose} />}
    </Dialog>
  );
}

function ImapForm({ onClose }: { onClose: () => void }) {
  const [problems, setProblems] = useState<ImapProblems>({});
  const submit = async (entered: FormData, focus: (name: string) => void) => {
    const body = readImap(entered);
    const found = imapProblems(body);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      focus(first);
      return undefined;
    }
    if (!(await connectImap(body))) return $connection.get().line;
    onClose();
    return undefined;
  };
  const followSecurity = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const port = form?.elements.namedItem('port');
    // Keep a port the user typed.
    if (port instanceof HTMLInputElement && Object.values(PORTS).includes(port.value))
      port.value = PORTS[toSecurity(value)];
  };
  return (
    <DialogForm texts={TEXTS} submit={submit} onClose={onClose}>
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
        error={problems.host}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
          error={problems.port}
        />
      </div>
      <InputField
        label={IMAP_TEXTS.user}
        name="user"
        type="text"
        hint={IMAP_TEXTS.userHint}
        required
        maxLength={320}
        spellCheck="false"
        autoComplete="off"
        autoCapitalize="none"
        error={problems.user}
      />
      <InputField
        label={IMAP_TEXTS.password}
        name="password"
        type="password"
        required
        maxLength={256}
        autoComplete="off"
        error={problems.password}
      />
    </DialogForm>
  );
}

function readImap(entered: FormData): ImapBody {
  return {
    host: enteredText(entered, 'host'),
    port: Number(entered.get('port')),
    security: toSecurity(enteredText(entered, 'security')),
    user: enteredText(entered, 'user'),
    password: String(entered.get('password') ?? ''),
  };
}

function toSecurity(value: string): ImapBody['security'] {
  return value === 'starttls' ? 'starttls' : 'tls';
}
