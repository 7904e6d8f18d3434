import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $auth } from '../../../client/session.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { $receipts } from '../receipts-store.ts';
import { REPORT_LIST_TEXTS } from '../texts.ts';
import { AddReport } from './AddReport.tsx';
import { ReportItem } from './ReportItem.tsx';

export function ReportsView() {
  const { userId } = useStore($auth);
  const receipts = useStore($receipts).filter((stored) => stored.userId === userId);
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid max-w-measure gap-8">
      <div className="grid gap-4">
        <ViewHeading title={REPORT_LIST_TEXTS.heading} />
        <p>{REPORT_LIST_TEXTS.intro}</p>
      </div>
      <section aria-labelledby="sent-reports" className="grid gap-4">
        <h3 ref={list} id="sent-reports" tabIndex={-1} className="text-20">
          {REPORT_LIST_TEXTS.sent}
        </h3>
        {receipts.length === 0 ? (
          <Empty>
            <p role="status">
              {REPORT_LIST_TEXTS.empty.before} <ViewLink view="scans">{REPORT_LIST_TEXTS.empty.scans}</ViewLink>{' '}
              {REPORT_LIST_TEXTS.empty.after}
            </p>
          </Empty>
        ) : (
          <ul className="divide-y divide-rule border-y border-rule">
            {receipts.map((stored) => (
              <ReportItem key={stored.receipt} stored={stored} onGone={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </section>
      <AddReport onAdded={() => list.current?.focus()} />
    </div>
  );
}
