import { useStore } from '@nanostores/react';
import { number } from '../../../client/format-number.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import { $baseline } from '../../scanning/baseline-store.ts';
import type { BaselineAnswer, CountsAnswer } from '../../scans/contract.ts';

type Contacts = CountsAnswer['firstContacts'];
type Contact = Contacts['senders'][number];

const SHOWN = 6;
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** Who wrote for the first time: most fraud comes from somebody who never wrote before. */
export function FirstContacts({ contacts, from }: { contacts: Contacts; from: string }) {
  const { total, senders } = contacts;
  const { data: baseline } = useStore($baseline);
  return (
    <section aria-labelledby="first-contacts" className="grid content-start gap-4">
      <h3 id="first-contacts" className="text-20">
        First contact
      </h3>
      <p className="text-ink-muted">{sentence(total, senders.length, baseline)}</p>
      {total > 0 && (
        <p>
          <PlaceLink view="scans" params={{ first: '1', from }}>
            {total === 1 ? 'See its scan' : `See all ${number(total)} scans`}
          </PlaceLink>
        </p>
      )}
      {senders.length > 0 && <Senders senders={senders.slice(0, SHOWN)} />}
      {senders.length > SHOWN && (
        <details className="disclosure">
          <summary>{senders.length - SHOWN} more</summary>
          <Senders senders={senders.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function sentence(total: number, listed: number, baseline: BaselineAnswer | undefined): string {
  if (total === 0 && baseline?.enough === false) {
    return `Not enough history: who is new can be said after ${baseline.needed} messages, and ${number(baseline.emails)} were read.`;
  }
  if (total === 0) return 'Nobody new wrote in this time.';
  const wrote = `${number(total)} ${total === 1 ? 'message came' : 'messages came'} from senders who had never written before.`;
  return total > listed ? `${wrote} The newest ${listed}:` : wrote;
}

function Senders({ senders }: { senders: readonly Contact[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {senders.map((sender) => (
        <Sender key={`${sender.address} ${sender.arrivedAt}`} sender={sender} />
      ))}
    </ul>
  );
}

function Sender({ sender: { name, address, arrivedAt, severity } }: { sender: Contact }) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{name || address}</span>
        <span className={severity === 'None' ? 'text-14 text-ink-muted' : 'text-14 font-semibold'}>
          {severity === 'None' ? 'Nothing found' : `Severity ${severity}`}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <PlaceLink view="scans" params={{ sender: address }} className="font-mono underline wrap-anywhere">
          {address || 'without an address'}
        </PlaceLink>
        <span className="text-ink-muted">{DAY.format(new Date(arrivedAt))}</span>
      </p>
    </li>
  );
}
