import type { Origin } from '../../tasks/contract.ts';
import { inShort } from '../in-short.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import { senderOf, subjectOf } from './words.ts';

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
