import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { $monitor } from '../../scanning/store.ts';
import { deleteScans, saveMyData } from '../store.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Section } from './Section.tsx';

/** Everything that is stored about the user: to take along, and to delete. */
export function MyDataSection({ email }: { email: string }) {
  const { data } = useStore($monitor);
  const heading = useRef<HTMLHeadingElement>(null);
  const erasing = useErasing(deleteScans, () => heading.current?.focus());
  const hasScans = data !== undefined && (data.on || data.scanned > 0);
  return (
    <Section id="my-data" title="My data" heading={heading}>
      <Download />
      {hasScans && (
        <>
          <p className="pt-4">
            Deleting your scans withdraws your consent to scanning, and deletes every scan and alert, what is usual for
            you and the tasks that were suggested. Tasks that you accepted stay, as do your account and your mailbox.
          </p>
          <Button variant="danger" onClick={erasing.ask}>
            Delete all scans
          </Button>
        </>
      )}
      <DeleteAccount email={email} />
      <Confirm title="Delete all scans?" action="Delete all of them" busyLabel="Deleting…" erasing={erasing}>
        <p>
          All scans, alerts, suggested tasks and what is usual for you are deleted, and scanning is switched off. Nobody
          can bring them back. The messages themselves stay in your mailbox.
        </p>
      </Confirm>
    </Section>
  );
}

function Download() {
  const [state, setState] = useState<{ busy: boolean; line: string; failed: boolean }>({
    busy: false,
    line: '',
    failed: false,
  });
  const save = async () => {
    setState({ busy: true, line: '', failed: false });
    const answer = await saveMyData();
    if (answer.ok) setState({ busy: false, line: 'The file is saved with your downloads.', failed: false });
    else {
      const why = serverMessage(answer.error) ?? answer.error.message ?? '';
      setState({ busy: false, line: `The file could not be made. ${why} Please try again.`, failed: true });
    }
  };
  return (
    <>
      <p>
        One file, as JSON, holds everything that is stored about you: account, devices, mailbox, scans with their
        analyses, alerts and tasks. Secrets such as password hashes are left out, and it says so.
      </p>
      <Button variant="secondary" busy={state.busy} busyLabel="Collecting…" onClick={() => void save()}>
        Download my data
      </Button>
      <p role="status" className={state.failed ? 'text-14 text-error empty:hidden' : 'text-14 empty:hidden'}>
        {state.line}
      </p>
    </>
  );
}
