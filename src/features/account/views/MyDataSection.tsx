import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { $monitor } from '../../scanning/store.ts';
import { deleteScans, saveMyData } from '../store.ts';
import { MY_DATA_TEXTS } from '../texts.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Section } from './Section.tsx';

export function MyDataSection({ email }: { email: string }) {
  const { data } = useStore($monitor);
  const heading = useRef<HTMLHeadingElement>(null);
  const erasing = useErasing(deleteScans, () => heading.current?.focus());
  const hasScans = data !== undefined && (data.on || data.scanned > 0);
  return (
    <Section id="my-data" title={MY_DATA_TEXTS.heading} heading={heading}>
      <Download />
      {hasScans && (
        <>
          <p className="pt-4">{MY_DATA_TEXTS.deleteScansIntro}</p>
          <Button variant="danger" onClick={erasing.ask}>
            {MY_DATA_TEXTS.deleteScans}
          </Button>
        </>
      )}
      <DeleteAccount email={email} />
      <Confirm
        title={MY_DATA_TEXTS.deleteScansTitle}
        action={MY_DATA_TEXTS.deleteScansAction}
        busyLabel={MY_DATA_TEXTS.deleting}
        erasing={erasing}
      >
        <p>{MY_DATA_TEXTS.deleteScansConfirm}</p>
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
    if (answer.ok) setState({ busy: false, line: MY_DATA_TEXTS.saved, failed: false });
    else {
      const reason = serverMessage(answer.error) ?? answer.error.message ?? '';
      setState({ busy: false, line: MY_DATA_TEXTS.notSaved(reason), failed: true });
    }
  };
  return (
    <>
      <p>{MY_DATA_TEXTS.downloadIntro}</p>
      <Button variant="secondary" busy={state.busy} busyLabel={MY_DATA_TEXTS.preparing} onClick={() => void save()}>
        {MY_DATA_TEXTS.download}
      </Button>
      <p role="status" className={state.failed ? 'text-14 text-error empty:hidden' : 'text-14 empty:hidden'}>
        {state.line}
      </p>
    </>
  );
}
