import { inShort } from '../../../client/shorten.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Origin } from '../contract.ts';
import { senderOf, subjectOf } from '../words.ts';

/** Leads to the scan of the message that something came from. */
export function OriginLink({ origin }: { origin: Origin }) {
  return (
    <>
      <PlaceLink view="scans" params={{ scan: origin.scanId }} className="task-origin">
        {inShort(subjectOf(origin))}
      </PlaceLink>{' '}
      from {senderOf(origin)}
    </>
  );
}
