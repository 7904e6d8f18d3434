import { truncate } from '../../../client/truncate.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Origin } from '../contract.ts';
import { TASKS_TEXTS } from '../texts.ts';

export function OriginLink({ origin: { scanId, subject, sender } }: { origin: Origin }) {
  return (
    <>
      <ViewLink view="scans" params={{ scan: scanId }} className="task-origin">
        {truncate(subject || TASKS_TEXTS.noSubject)}
      </ViewLink>
      {TASKS_TEXTS.from(sender.name || sender.address || TASKS_TEXTS.unknownSender)}
    </>
  );
}
