import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $auth } from '../../../client/session.ts';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import { $receipts } from '../receipts.ts';
import { AddReport } from './AddReport.tsx';
import { ReportItem } from './ReportItem.tsx';

/** The user's reports of wrong analyses, with where they stand and a way to delete each. */
export function ReportsView() {
  const { userId } = useStore($auth);
  const receipts = useStore($receipts).filter((kept) => kept.userId === userId);
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid max-w-measure gap-8">
      <div className="grid gap-4">
        <ViewHeading title="Reports" />
        <p>
          Where an analysis was wrong, you can report it from its scan. Reports are stored without your name: the server
          does not know whose they are. Their receipts stand in this browser, and only who has one can look the report
          up or delete it.
        </p>
      </div>
      <section aria-labelledby="sent-reports" className="grid gap-4">
        <h3 ref={list} id="sent-reports" tabIndex={-1} className="text-20">
          Sent from this browser
        </h3>
        {receipts.length === 0 ? (
          <p role="status">
            None yet. A report that you send while you are logged in appears here. Open one of your{' '}
            <PlaceLink view="scans">scans</PlaceLink> and choose “Report incorrect analysis”.
          </p>
        ) : (
          <ul className="divide-y divide-rule border-y border-rule">
            {receipts.map((kept) => (
              <ReportItem key={kept.receipt} kept={kept} onGone={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </section>
      <AddReport onAdded={() => list.current?.focus()} />
    </div>
  );
}
